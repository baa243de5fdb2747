import type { Question } from '../question.ts';

/** The questions of the 3x3 game with one question a day: the easiest, for everybody. */
export const questions301: readonly Question[] = [
  // Sayings
  {
    phrase: 'The early ____ catches the worm.',
    answer: 'bird',
    plurals: ['birds'],
    world: 'small-creatures',
    picture: 'worm',
    avoid: ['small-bird', 'caterpillar', 'ladybird'],
    reason:
      'Earthworms come up when the ground is cool and damp, so it pays to be there at dawn. The proverb was in print in England in the 1600s.',
  },
  {
    phrase: 'Don’t put all your ____ in one basket.',
    answer: 'eggs',
    plurals: ['egg'],
    world: 'farm-animals',
    picture: 'hen',
    avoid: ['rooster', 'chick', 'hatching-chick', 'duck', 'goose', 'turkey'],
    reason:
      'Share out your risks: drop the only basket, and everything is broken. A hen needs about a day for each egg, so a basketful is not soon replaced.',
  },
  {
    phrase: 'Never look a gift ____ in the mouth.',
    answer: 'horse',
    plurals: ['horses'],
    world: 'celebrations',
    picture: 'present',
    avoid: ['red-envelope', 'pinata', 'ribbon'],
    reason:
      'A horse’s age shows in its teeth, so a look into its mouth asks what the present is worth. Saint Jerome called this a common proverb about the year 400.',
  },
  {
    phrase: 'It’s raining cats and ____!',
    answer: 'dogs',
    plurals: ['dog'],
    world: 'home',
    picture: 'umbrella',
    avoid: ['shower', 'bucket'],
    reason:
      'Nobody knows for sure how the animals got into the saying. In an English play printed in 1653 it already rains “dogs and polecats”.',
  },
  {
    phrase: 'You can’t have your cake and ____ it too.',
    answer: 'eat',
    world: 'faces',
    picture: 'yummy-face',
    avoid: ['tongue-out', 'heart-eyes'],
    reason:
      'Turned round, it is clearer: once you eat your cake, you no longer have it. John Heywood printed it that way round in his proverbs of 1546.',
  },
  {
    phrase: 'An ____ never forgets.',
    answer: 'elephant',
    plurals: ['elephants'],
    world: 'body',
    picture: 'brain',
    avoid: ['nose', 'ear', 'tooth', 'skull', 'foot'],
    reason:
      'No land animal has a heavier brain: about five kilograms. Old females lead their herds to water they remember from droughts decades ago.',
  },
  {
    phrase: 'To pretend to be sad is to weep ____ tears.',
    answer: 'crocodile',
    alternates: ['crocodile’s', "crocodile's"],
    plurals: ['crocodiles'],
    world: 'faces',
    picture: 'crying-face',
    avoid: ['tears-of-joy', 'pensive-face', 'pleading-face', 'long-nose'],
    reason:
      'An old tale had crocodiles weep over their prey. Their eyes really do water while they eat, though not from pity.',
  },
  {
    phrase: 'Like a ____ in a china shop.',
    answer: 'bull',
    plurals: ['bulls'],
    world: 'kitchen',
    picture: 'teapot',
    avoid: ['plate', 'bowl', 'coffee', 'green-tea', 'amphora', 'fondue'],
    reason:
      'Said of somebody clumsy among delicate things. When the television show MythBusters tried it with real bulls in 2007, they proved surprisingly nimble.',
  },
  {
    phrase: 'As cool as a ____.',
    answer: 'cucumber',
    plurals: ['cucumbers'],
    world: 'faces',
    picture: 'cool-face',
    avoid: ['cold-face', 'relieved-face', 'smirking-face'],
    reason:
      'Said of somebody who stays calm. A cucumber is about 95 per cent water; the English poet John Gay already made the comparison in 1732.',
  },
  {
    phrase: 'Home is where the ____ is.',
    answer: 'heart',
    world: 'buildings',
    picture: 'house',
    avoid: ['hut', 'derelict-house', 'castle', 'tent', 'door'],
    reason:
      'Home is less a building than the people you love. Elvis Presley sang a song of this name in his film Kid Galahad of 1962.',
  },
  {
    phrase: 'The best thing since sliced ____.',
    answer: 'bread',
    world: 'kitchen',
    picture: 'kitchen-knife',
    avoid: ['fork-and-knife', 'plate', 'butter'],
    reason:
      'Bread cut by machine was first sold in Chillicothe, Missouri, in 1928. It was advertised as the greatest step forward in baking since bread was wrapped.',
  },
  {
    phrase: 'Rome wasn’t built in a ____.',
    answer: 'day',
    world: 'buildings',
    picture: 'temple',
    avoid: ['building-site', 'stadium', 'bank', 'fountain', 'brick', 'ladder', 'church'],
    reason:
      'Great things take time. The saying was known in France before 1200; the Colosseum alone kept its builders busy for about eight years.',
  },
  {
    phrase: 'Don’t ____ over spilt milk.',
    answer: 'cry',
    alternates: ['weep'],
    world: 'farm-animals',
    picture: 'cow',
    avoid: ['ox', 'goat', 'sheep', 'ram', 'cat', 'black-cat'],
    reason:
      'What is done is done. The historian James Howell had it in his collection of proverbs in 1659: “No weeping for shed milk.”',
  },
  {
    phrase: 'As fit as a ____.',
    answer: 'fiddle',
    alternates: ['flea'],
    world: 'music',
    picture: 'violin',
    avoid: ['banjo', 'guitar'],
    reason:
      'A fiddle is a violin by its everyday name. When the saying was young, in the 1600s, “fit” meant just right for its purpose rather than healthy.',
  },
  {
    phrase: 'Where there’s smoke, there’s ____.',
    answer: 'fire',
    world: 'transport',
    picture: 'fire-engine',
    avoid: ['steam-train', 'rocket'],
    reason:
      'A rumour often has some truth behind it. The Roman playwright Plautus put it much the same way 2,200 years ago: flame is next to smoke.',
  },
  {
    phrase: 'Look before you ____.',
    answer: 'leap',
    alternates: ['jump'],
    world: 'body',
    picture: 'eyes',
    avoid: ['eye', 'leg', 'foot', 'footprints'],
    reason:
      'Think first, act afterwards. In 1546 John Heywood gave the advice to people about to marry: “look ere ye leap”.',
  },
  {
    phrase: 'Sit still! Have you got ____ in your pants?',
    answer: 'ants',
    plurals: ['ant'],
    world: 'clothes',
    picture: 'jeans',
    avoid: ['shorts', 'briefs'],
    reason:
      'Said of anybody who cannot keep still. In America pants are trousers; in Britain they are underwear, which makes matters worse.',
  },
  {
    phrase: 'What a mood! Somebody got up on the wrong side of the ____.',
    answer: 'bed',
    world: 'faces',
    picture: 'angry-face',
    avoid: [
      'steaming-face',
      'unamused-face',
      'rolling-eyes',
      'sleeping-face',
      'yawning-face',
      'pensive-face',
      'horned-face',
      'crying-face',
      'feverish-face',
    ],
    reason:
      'Said of someone who is cross from breakfast on. The French blame a foot instead: there, a grumpy person “got up on the left foot”.',
  },
  {
    phrase: 'Wish me luck and keep your ____ crossed!',
    answer: 'fingers',
    plurals: ['finger'],
    world: 'plants',
    picture: 'four-leaf-clover',
    avoid: ['shamrock'],
    reason:
      'Both stand for good luck, but the clover takes some finding: when more than five million were counted, about one in 5,000 had four leaves.',
  },
  {
    phrase: 'Make ____ while the sun shines.',
    answer: 'hay',
    world: 'workers',
    picture: 'farmer',
    reason:
      'Act while the chance lasts: cut grass dries only in good weather. The proverb was in print by 1546, when a wet week could cost a farm its winter feed.',
  },
  {
    phrase: 'Somebody who sits about all day is a ____ potato.',
    answer: 'couch',
    world: 'home',
    picture: 'television',
    avoid: ['couch', 'bed', 'chair', 'radio'],
    reason:
      'In 2005 British potato growers demonstrated against this expression, which they found unfair to a healthy vegetable. They proposed “couch slouch” instead.',
  },
  {
    phrase: 'Wake up and smell the ____!',
    answer: 'coffee',
    world: 'home',
    picture: 'alarm-clock',
    avoid: ['mantel-clock', 'bed', 'bell', 'telephone', 'teapot'],
    reason:
      'Said to people who should face the facts. The American columnist Ann Landers wrote it so often that in 1996 she made it the title of a book.',
  },
  {
    phrase: 'Smile, everybody, and say ____!',
    answer: 'cheese',
    world: 'messages',
    picture: 'camera',
    avoid: ['talking-head', 'speech-balloon', 'microphone', 'mobile-phone'],
    reason:
      'The long “ee” pulls the lips into something like a smile. Koreans say “kimchi” to the camera, and Spaniards say “patata”, which is a potato.',
  },
  {
    phrase: 'Don’t judge a ____ by its cover.',
    answer: 'book',
    plurals: ['books'],
    world: 'workers',
    picture: 'judge',
    avoid: ['teacher', 'graduate'],
    reason:
      'In George Eliot’s novel The Mill on the Floss of 1860 a father buys an unsuitable book for its binding, and learns that “one mustn’t judge by th’ outside”.',
  },
  {
    phrase: 'They are head over ____ in love.',
    answer: 'heels',
    plurals: ['heel'],
    world: 'clothes',
    picture: 'high-heel',
    avoid: ['boot', 'sandal', 'ring'],
    reason:
      'A head is over the heels most of the time. The older form, “heels over head”, makes better sense: in love, everything is upside down.',
  },
  {
    phrase: 'Well done! Give me a high ____!',
    answer: 'five',
    alternates: ['5'],
    world: 'hands',
    picture: 'raised-hand',
    avoid: [
      'waving',
      'open-hands',
      'vulcan-salute',
      'raised-hands',
      'clapping',
      'handshake',
      'raised-fist',
      'palms-up',
      'folded-hands',
      'thumbs-up',
    ],
    reason:
      'The first high five is often credited to two baseball players of the Los Angeles Dodgers, Glenn Burke and Dusty Baker, on 2 October 1977.',
  },
  {
    phrase: '____ is the best medicine.',
    answer: 'laughter',
    alternates: ['laughing'],
    world: 'science',
    picture: 'pill',
    avoid: ['syringe', 'stethoscope', 'thermometer', 'alembic', 'test-tube', 'bandage'],
    reason:
      'The thought is an old one: “A merry heart doeth good like a medicine”, says the Book of Proverbs in the Bible.',
  },
  {
    phrase: 'Silence is ____.',
    answer: 'golden',
    alternates: ['gold'],
    world: 'faces',
    picture: 'shushing-face',
    avoid: ['zipped-mouth', 'no-mouth', 'speak-no-evil', 'masked-face'],
    reason:
      'The whole saying gives speech a prize too: “Speech is silver, silence is golden.” Thomas Carlyle brought it into English from German in the 1830s.',
  },
  {
    phrase: 'Too many ____ spoil the broth.',
    answer: 'cooks',
    alternates: ['chefs'],
    plurals: ['cook'],
    world: 'meals',
    picture: 'stew',
    avoid: ['noodles'],
    reason:
      'When everybody stirs, nobody knows who has put in the salt. The Germans say the same of porridge: many cooks spoil it.',
  },
  {
    phrase: 'An ____ a day keeps the doctor away.',
    answer: 'apple',
    plurals: ['apples'],
    world: 'workers',
    picture: 'doctor',
    avoid: ['scientist', 'farmer', 'teacher'],
    reason:
      'The oldest known version was heard in Wales in 1866: “Eat an apple on going to bed, and you’ll keep the doctor from earning his bread.”',
  },
  {
    phrase: 'Good luck on stage tonight: break a ____!',
    answer: 'leg',
    plurals: ['legs'],
    world: 'science',
    picture: 'crutch',
    avoid: ['bandage', 'x-ray', 'stethoscope'],
    reason:
      'Actors think it unlucky to wish each other luck, so they wish the opposite. The Germans go further and wish a broken neck and leg.',
  },
  {
    phrase: 'A dog is man’s best ____.',
    answer: 'friend',
    plurals: ['friends'],
    world: 'body',
    picture: 'bone',
    avoid: ['heart-organ'],
    reason:
      'Dogs are the oldest friends we have: they lived with people at least 14,000 years ago, long before sheep, cows or cats did.',
  },
  {
    phrase: 'Before you find the right one, you have to kiss a lot of ____.',
    answer: 'frogs',
    alternates: ['toads'],
    plurals: ['frog'],
    world: 'story',
    picture: 'prince',
    avoid: ['princess'],
    reason:
      'The frog who is really a prince comes from the Brothers Grimm. In their tale the princess does not kiss him at all: she throws him against the wall.',
  },
  {
    phrase: 'The ____ is the king of beasts.',
    answer: 'lion',
    plurals: ['lions'],
    world: 'clothes',
    picture: 'crown',
    reason:
      'Aesop’s fables already treat the lion as the ruler of the animals. Hardly any live in the jungle, though: most lions are at home on open grassland.',
  },
  {
    phrase: 'I scream, you scream, we all scream for ____ cream!',
    answer: 'ice',
    world: 'faces',
    picture: 'screaming-face',
    avoid: ['fearful-face', 'cold-face', 'yummy-face', 'exploding-head'],
    reason:
      'Say “ice cream” and “I scream” aloud, and hear the joke. A song of 1927 made it famous, and jazz bands still play it.',
  },

  // Nursery rhymes, tales and films
  {
    phrase: 'Up above the world so high, like a ____ in the sky.',
    answer: 'diamond',
    plurals: ['diamonds'],
    world: 'sky',
    picture: 'star',
    avoid: [
      'shooting-star',
      'starry-night',
      'milky-way',
      'comet',
      'saturn',
      'full-moon',
      'crescent-moon',
      'satellite',
    ],
    reason:
      'Jane Taylor’s poem “The Star”, which begins with “Twinkle, twinkle”, was printed in 1806. The tune is an older French one, on which Mozart wrote twelve variations.',
  },
  {
    phrase: 'Old MacDonald had a ____.',
    answer: 'farm',
    world: 'transport',
    picture: 'tractor',
    avoid: ['pickup-truck', 'lorry'],
    reason:
      'E-I-E-I-O! In a book of British soldiers’ songs from 1917 he was still called Old Macdougal, and he lived in Ohio.',
  },
  {
    phrase: 'Mary had a little ____.',
    answer: 'lamb',
    world: 'buildings',
    picture: 'school',
    reason:
      'It followed her to school one day. Sarah Josepha Hale published the poem in 1830, and in 1877 Thomas Edison recited it to try out his phonograph.',
  },
  {
    phrase: 'Humpty ____ sat on a wall.',
    answer: 'Dumpty',
    world: 'pantry',
    picture: 'egg',
    reason:
      'The rhyme never says that he is an egg: it was a riddle, and that was the solution. Lewis Carroll put him on his wall again in Through the Looking-Glass.',
  },
  {
    phrase: 'Goldilocks and the Three ____.',
    answer: 'bears',
    plurals: ['bear'],
    world: 'kitchen',
    picture: 'bowl',
    avoid: ['stew', 'spoon', 'fondue', 'honey'],
    reason:
      'When Robert Southey printed the story in 1837, the one who ate the porridge was a little old woman. Golden hair came into it later.',
  },
  {
    phrase: 'Snow White and the Seven ____.',
    answer: 'dwarfs',
    alternates: ['dwarves'],
    plurals: ['dwarf'],
    world: 'home',
    picture: 'mirror',
    avoid: ['bed', 'chair'],
    reason:
      'Mirror, mirror on the wall! In the Grimms’ tale of 1812 the dwarfs have no names; Sleepy, Grumpy and the others are from Walt Disney’s film of 1937.',
  },
  {
    phrase: 'Beauty and the ____.',
    answer: 'beast',
    world: 'plants',
    picture: 'rose',
    avoid: ['wilted-flower', 'bouquet'],
    reason:
      'In the French tale of 1740 it all begins with a rose: Beauty asks her father for nothing else, and he picks it in the Beast’s garden.',
  },
  {
    phrase: 'Hans Christian Andersen’s fairy tale: The Ugly ____.',
    answer: 'duckling',
    world: 'birds',
    picture: 'swan',
    avoid: ['duck', 'goose', 'chick', 'hatching-chick', 'egg', 'nest-with-eggs', 'feather', 'wing'],
    reason:
      'The grey chick nobody wanted grows into a swan. Andersen, a poor shoemaker’s son who became famous, saw his own life in the tale of 1843.',
  },
  {
    phrase: 'Peter Pan’s great enemy is Captain ____.',
    answer: 'Hook',
    world: 'water-animals',
    picture: 'crocodile',
    avoid: ['fish', 'tropical-fish'],
    reason:
      'The crocodile has eaten the captain’s hand and would like the rest. It has swallowed a clock as well, so he can hear it coming.',
  },
  {
    phrase: 'Aladdin’s wishes are granted by a ____.',
    answer: 'genie',
    alternates: ['djinn', 'jinn', 'jinni', 'djinni'],
    plurals: ['genies'],
    world: 'home',
    picture: 'oil-lamp',
    avoid: ['candle', 'paper-lantern', 'bulb'],
    reason:
      'Aladdin is not in the oldest Arabic manuscripts of the Thousand and One Nights. Its French translator heard the tale from a Syrian storyteller, Hanna Diyab, in 1709.',
  },
  {
    phrase: 'In the film of 1933, King Kong climbs the ____ State Building.',
    answer: 'Empire',
    world: 'wild-animals',
    picture: 'gorilla',
    avoid: ['monkey', 'orangutan'],
    reason:
      'The tower in New York had been open for less than two years and was the tallest building in the world. Kong himself was mostly a model about half a metre high.',
  },
  {
    phrase: '“There’s no place like ____,” says Dorothy in The Wizard of Oz.',
    answer: 'home',
    world: 'weather',
    picture: 'tornado',
    avoid: ['cyclone', 'wind', 'rainbow', 'lightning-cloud'],
    reason:
      'A whirlwind carries Dorothy’s house from Kansas to Oz. Her magic shoes are silver in the book of 1900; the film of 1939 made them ruby red to show off its colours.',
  },
  {
    phrase: '“I’ll ____, and I’ll puff, and I’ll blow your house in!”',
    answer: 'huff',
    world: 'farm-animals',
    picture: 'pig',
    reason:
      'The wolf blows down a house of straw and a house of sticks, but the third little pig has built with bricks. The moral: good work takes longer and stands.',
  },
  {
    phrase: '“Frère ____, dormez-vous?”',
    answer: 'Jacques',
    alternates: ['Jaques'],
    world: 'music',
    picture: 'bell',
    avoid: ['wind-chime'],
    reason:
      'In the French song a sleepy monk is told to ring for morning prayers: ding, dang, dong! Gustav Mahler put the tune, in a sad key, into his first symphony.',
  },
  {
    phrase: '“What’s up, Doc?” asks Bugs ____.',
    answer: 'Bunny',
    world: 'vegetables',
    picture: 'carrot',
    avoid: ['leafy-green', 'salad', 'herb'],
    reason:
      'Bugs first asked it in 1940, chewing a carrot. Wild rabbits would rather have grass and leaves: they do not dig up roots.',
  },
  {
    phrase: 'Robert Louis Stevenson’s tale of pirates: Treasure ____.',
    answer: 'island',
    world: 'birds',
    picture: 'parrot',
    avoid: ['dodo'],
    reason:
      'On Long John Silver’s shoulder sits a parrot that screams “Pieces of eight!”. Stevenson began the story in 1881 with a map he had painted on a rainy holiday.',
  },

  // Riddles and questions
  {
    phrase: 'The first of ____ is All Fools’ Day.',
    answer: 'April',
    world: 'faces',
    picture: 'clown',
    avoid: ['upside-down-face', 'tongue-out', 'disguised-face', 'party-face', 'wink'],
    reason:
      'On 1 April 1957 the BBC showed a family picking spaghetti from trees. Many viewers believed it, and some asked how to grow their own.',
  },
  {
    phrase: 'What goes up every year and never comes down?',
    answer: 'age',
    alternates: ['your age'],
    world: 'celebrations',
    picture: 'birthday-cake',
    avoid: [
      'balloon',
      'candle',
      'party-popper',
      'party-face',
      'present',
      'cupcake',
      'confetti-ball',
      'fireworks',
    ],
    reason:
      'Your age: one more candle every year. Jeanne Calment of Arles in France holds the proven record: she lived to be 122.',
  },
  {
    phrase: 'You can catch a ____, but you can’t throw one.',
    answer: 'cold',
    alternates: ['chill', 'virus', 'bug'],
    plurals: ['colds'],
    world: 'faces',
    picture: 'sneezing-face',
    avoid: ['feverish-face', 'masked-face', 'cold-face', 'nauseated-face', 'head-bandage'],
    reason: 'There is still no cure, for a simple reason: more than 200 different viruses can cause a cold.',
  },
  {
    phrase: 'Which building has the most stories?',
    answer: 'library',
    alternates: ['bookshop', 'bookstore'],
    plurals: ['libraries'],
    world: 'desk',
    picture: 'books',
    avoid: ['open-book', 'notebook', 'newspaper', 'scroll', 'bookmark'],
    reason:
      'In American spelling, floors and tales are both called stories. The Library of Congress in Washington keeps more than 170 million items, in some 470 languages.',
  },
  {
    phrase: 'Which country is called the Land Down Under?',
    answer: 'Australia',
    world: 'wild-animals',
    picture: 'kangaroo',
    avoid: ['koala', 'crocodile'],
    reason:
      'Seen from Europe it lies on the underside of the globe. By most counts it has more kangaroos than people.',
  },
  {
    phrase: 'Which country is called the Land of the Rising Sun?',
    answer: 'Japan',
    world: 'meals',
    picture: 'sushi',
    avoid: ['rice', 'noodles', 'fish-cake', 'dumpling', 'fried-shrimp', 'takeout-box'],
    reason:
      'The country’s own name, Nihon or Nippon, means the origin of the sun: seen from China, the sun comes up over Japan.',
  },
  {
    phrase: 'Which red sauce goes with almost every portion of fries?',
    answer: 'ketchup',
    alternates: ['catsup'],
    world: 'fruit',
    picture: 'tomato',
    reason:
      'Its name comes from a Chinese word for a fish sauce. The first English ketchups were made of mushrooms or walnuts; tomatoes came in after 1800.',
  },
  {
    phrase: 'Who was called the King of Rock ’n’ Roll?',
    answer: 'Elvis',
    alternates: ['Presley', 'Elvis Presley'],
    world: 'music',
    picture: 'guitar',
    avoid: ['microphone', 'studio-microphone', 'singer', 'dancer', 'banjo', 'disc', 'radio'],
    reason:
      'Elvis Presley got his first guitar for his eleventh birthday, in January 1946. His mother bought it in a hardware shop in Tupelo, Mississippi.',
  },
  {
    phrase: 'Which magic word has five A’s and no other vowel?',
    answer: 'abracadabra',
    world: 'toys',
    picture: 'magic-wand',
    avoid: ['crystal-ball'],
    reason:
      'A Roman doctor, Serenus Sammonicus, prescribed it against fever: written again and again, a letter shorter each time, and worn round the neck.',
  },
  {
    phrase: '“Float like a ____, sting like a bee,” said Muhammad Ali.',
    answer: 'butterfly',
    world: 'sports',
    picture: 'boxing-glove',
    reason:
      'He said it in 1964, before the fight with Sonny Liston that he was expected to lose. He won, and was champion of the world at 22.',
  },
  {
    phrase: 'It is yellow, it squeaks and it floats: a rubber ____.',
    answer: 'duck',
    alternates: ['duckie', 'ducky', 'duckling'],
    plurals: ['ducks'],
    world: 'home',
    picture: 'bathtub',
    avoid: ['shower', 'soap', 'sponge', 'toothbrush', 'bucket', 'toilet', 'plunger', 'teddy-bear'],
    reason:
      'In 1992 a ship lost nearly 29,000 plastic bath toys in the Pacific, ducks among them. They turned up on beaches for years and taught scientists about ocean currents.',
  },
  {
    phrase: 'Why did the ____ cross the road?',
    answer: 'chicken',
    plurals: ['chickens'],
    world: 'journeys',
    picture: 'motorway',
    avoid: [
      'traffic-light',
      'roadworks',
      'railway-track',
      'bridge',
      'walker',
      'footprints',
      'bus-stop',
      'car',
    ],
    reason:
      'To get to the other side. The joke is that there is no joke; a New York magazine printed the riddle as early as 1847.',
  },
  {
    phrase: 'Dashing through the snow: “Jingle ____”.',
    answer: 'bells',
    plurals: ['bell'],
    world: 'transport',
    picture: 'sled',
    reason:
      'The song of 1857 was called “One Horse Open Sleigh”, and Christmas is not mentioned in it once. In 1965 it became the first song played in space.',
  },
];
