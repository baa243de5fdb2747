import type { Question } from '../question.ts';

/** The questions of the 4x4 game with one question a day: sixteen pictures, and a second thought. */
export const questions401: readonly Question[] = [
  // Sayings
  {
    phrase: 'All that glitters is not ____.',
    answer: 'gold',
    world: 'stage',
    picture: 'mirror-ball',
    avoid: ['star', 'magic-wand', 'crystal-ball'],
    reason:
      'Shakespeare put a version of the old proverb into The Merchant of Venice: a suitor who chooses the golden casket finds these words in it, and no bride.',
  },
  {
    phrase: 'To get strangers talking, somebody has to break the ____.',
    answer: 'ice',
    world: 'transport',
    picture: 'ship',
    avoid: ['ferry', 'sailboat', 'speedboat', 'canoe', 'sled'],
    reason:
      'Ships do it literally: an icebreaker opens a channel in a frozen sea so that others can follow. The words have meant starting a conversation since the 1600s.',
  },
  {
    phrase: 'To earn the family’s living is to bring home the ____.',
    answer: 'bacon',
    world: 'buildings',
    picture: 'house',
    avoid: ['hut', 'derelict-house', 'door', 'window', 'tent', 'shop'],
    reason:
      'At Dunmow in England a side of bacon is still the prize for couples who convince a jury that they have not regretted their marriage for a year and a day.',
  },
  {
    phrase: 'Love is ____.',
    answer: 'blind',
    world: 'faces',
    picture: 'heart-eyes',
    avoid: [
      'blowing-kiss',
      'hugging-face',
      'see-no-evil',
      'peeking-face',
      'star-eyes',
      'cool-face',
      'dizzy-face',
      'flushed-face',
    ],
    reason:
      'Chaucer wrote it in the 1300s, and Shakespeare used it in several plays. Painters showed the same thing by tying a cloth over Cupid’s eyes.',
  },
  {
    phrase: '“Cheer up,” say your friends, “there are plenty more ____ in the sea.”',
    answer: 'fish',
    plurals: ['fishes'],
    world: 'signs',
    picture: 'broken-heart',
    avoid: ['heart', 'heart-with-arrow', 'sos'],
    reason:
      'It is said to comfort somebody whose romance is over. An English scholar, Gabriel Harvey, wrote in the 1570s that “in the main sea there’s good store of fish”.',
  },
  {
    phrase: 'A watched pot never ____.',
    answer: 'boils',
    alternates: ['boil'],
    world: 'body',
    picture: 'eyes',
    avoid: ['eye'],
    reason:
      'Waiting makes time crawl. Elizabeth Gaskell’s novel Mary Barton of 1848 already has the saying in these words.',
  },
  {
    phrase: 'Nobody mentions the ____ in the room.',
    answer: 'elephant',
    plurals: ['elephants'],
    world: 'faces',
    picture: 'zipped-mouth',
    avoid: [
      'shushing-face',
      'no-mouth',
      'speak-no-evil',
      'see-no-evil',
      'hear-no-evil',
      'peeking-face',
      'masked-face',
    ],
    reason:
      'It stands for a problem that everybody sees and nobody talks about. In a Russian fable of 1814 a man admires every tiny insect in a museum and overlooks the elephant.',
  },
  {
    phrase: 'You are a ____ of fresh air!',
    answer: 'breath',
    world: 'home',
    picture: 'window',
    avoid: ['door', 'wind-chime', 'potted-plant'],
    reason:
      'Said of someone who brings new life into a stuffy place. We can do with it: at rest, a grown-up breathes in about 20,000 times a day.',
  },
  {
    phrase: 'Thirteen makes a baker’s ____.',
    answer: 'dozen',
    plurals: ['dozens'],
    world: 'meals',
    picture: 'bread',
    avoid: ['baguette', 'croissant', 'pretzel', 'bagel', 'pie', 'sandwich', 'pancakes', 'pizza'],
    reason:
      'Medieval English bakers could be fined for bread that weighed too little. The usual explanation is that they gave one loaf extra to be on the safe side.',
  },
  {
    phrase: 'What do New Yorkers call their city? The Big ____.',
    answer: 'apple',
    world: 'places',
    picture: 'statue-of-liberty',
    avoid: ['cityscape', 'bridge', 'office-building'],
    reason:
      'A sports reporter, John J. Fitz Gerald, made the name popular in the 1920s. He had heard it from stable hands, for whom the New York racetracks were the big prize.',
  },
  {
    phrase: 'Absence makes the heart grow ____.',
    answer: 'fonder',
    world: 'messages',
    picture: 'love-letter',
    avoid: ['envelope', 'mailbox', 'postbox', 'telephone', 'mobile-phone', 'thought-balloon'],
    reason:
      'The Roman poet Propertius noticed it more than 2,000 years ago: passion is always warmer towards lovers who are away.',
  },
  {
    phrase: 'Grit your teeth and bite the ____.',
    answer: 'bullet',
    plurals: ['bullets'],
    world: 'science',
    picture: 'tooth',
    reason:
      'It means to bear something unpleasant. Soldiers are said to have bitten on a bullet during operations; Rudyard Kipling used the expression in a novel of 1891.',
  },
  {
    phrase: 'That didn’t work. Back to the drawing ____!',
    answer: 'board',
    plurals: ['boards'],
    world: 'desk',
    picture: 'pencil',
    avoid: ['fountain-pen', 'crayon', 'ruler', 'memo', 'paperclip', 'clipboard', 'keyboard'],
    reason:
      'The line comes from a cartoon by Peter Arno in The New Yorker of 1941: a plane has crashed, and its designer walks away with his plans under his arm.',
  },
  {
    phrase: 'That only adds insult to ____.',
    answer: 'injury',
    plurals: ['injuries'],
    world: 'science',
    picture: 'bandage',
    avoid: ['crutch', 'syringe', 'x-ray', 'blood-drop', 'stethoscope', 'pill'],
    reason:
      'In a Roman fable a bald man slaps at a fly that has bitten him, and hits his own head. The fly laughs: now you have added insult to injury!',
  },
  {
    phrase: 'A daydreamer has his head in the ____.',
    answer: 'clouds',
    plurals: ['cloud'],
    world: 'faces',
    picture: 'cloud-face',
    avoid: ['thinking-face', 'sleeping-face', 'relieved-face', 'dizzy-face'],
    reason:
      'In The Clouds, a comedy of 423 BC, Aristophanes makes fun of Socrates by hanging him up in a basket: only there, high in the air, can he think.',
  },
  {
    phrase: '____ is the sincerest form of flattery.',
    answer: 'imitation',
    alternates: ['copying'],
    world: 'birds',
    picture: 'parrot',
    reason:
      'The English clergyman Charles Caleb Colton wrote it in 1820. Parrots copy sounds for the sake of company: in the wild, a shared call keeps the flock together.',
  },
  {
    phrase: 'What you don’t know won’t hurt you: ignorance is ____.',
    answer: 'bliss',
    world: 'faces',
    picture: 'see-no-evil',
    avoid: ['hear-no-evil', 'speak-no-evil', 'peeking-face', 'relieved-face', 'halo-face', 'no-mouth'],
    reason:
      'Thomas Gray wrote the line about children at play, who know nothing yet of life’s troubles: “where ignorance is bliss, ’tis folly to be wise”.',
  },
  {
    phrase: '____ favours the brave.',
    answer: 'fortune',
    alternates: ['luck'],
    world: 'sweets',
    picture: 'fortune-cookie',
    reason:
      'The Romans said it first. The biscuit with fortune inside is hardly known in China: it goes back to crackers from Japan and became popular in California.',
  },
  {
    phrase: '____ is next to godliness.',
    answer: 'cleanliness',
    world: 'home',
    picture: 'soap',
    avoid: [
      'shower',
      'bathtub',
      'sponge',
      'broom',
      'toothbrush',
      'lotion-bottle',
      'bucket',
      'toilet-roll',
      'toilet',
      'wastebasket',
      'plunger',
      'razor',
    ],
    reason:
      'Many look for it in the Bible, in vain. John Wesley, the founder of Methodism, used the words in a sermon about dress in the 1700s.',
  },
  {
    phrase: 'All’s well that ____ well.',
    answer: 'ends',
    alternates: ['end'],
    world: 'sports',
    picture: 'chequered-flag',
    avoid: ['goal', 'trophy', 'stopwatch', 'gold-medal'],
    reason:
      'Shakespeare took an old proverb for the title of a comedy. The chequered flag has ended motor races since the early 1900s.',
  },
  {
    phrase: 'Everybody is doing it, so they jump on the ____ too.',
    answer: 'bandwagon',
    alternates: ['wagon'],
    plurals: ['bandwagons'],
    world: 'places',
    picture: 'circus-tent',
    avoid: ['ferris-wheel', 'carousel', 'roller-coaster', 'stadium'],
    reason:
      'The bandwagon carried the musicians of a circus through the town. American politicians of the 1800s borrowed it for their parades, and supporters climbed aboard.',
  },
  {
    phrase: 'It was the straw that broke the ____’s back.',
    answer: 'camel',
    plurals: ['camels'],
    world: 'kitchen',
    picture: 'cup-with-straw',
    avoid: ['bubble-tea', 'juice-box', 'tropical-drink', 'cocktail'],
    reason:
      'The last small load is one too many. An English bishop of the 1600s spoke of the last feather that breaks a horse’s back; Dickens has the straw and the camel in 1848.',
  },
  {
    phrase: '____ is power.',
    answer: 'knowledge',
    alternates: ['information'],
    world: 'clothes',
    picture: 'graduation-cap',
    avoid: ['crown', 'military-helmet', 'glasses', 'lab-coat', 'backpack'],
    reason:
      'Francis Bacon, who wanted science to rest on experiments, wrote it in Latin in 1597: “nam et ipsa scientia potestas est”.',
  },
  {
    phrase: 'That remark was unfair: it hit me below the ____.',
    answer: 'belt',
    plurals: ['belts'],
    world: 'sports',
    picture: 'boxing-glove',
    reason:
      'In boxing, a punch that lands below the line of the belt is a foul. The gloves became the rule with the code named after the Marquess of Queensberry, in 1867.',
  },
  {
    phrase: 'A chain is only as strong as its weakest ____.',
    answer: 'link',
    plurals: ['links'],
    world: 'transport',
    picture: 'bicycle',
    avoid: ['motorcycle', 'motor-scooter'],
    reason:
      'The Scottish philosopher Thomas Reid said it of arguments in 1785: one weak step, and the conclusion fails. A bicycle chain has more than a hundred links.',
  },
  {
    phrase: 'To lose your temper is to fly off the ____.',
    answer: 'handle',
    plurals: ['handles'],
    world: 'faces',
    picture: 'steaming-face',
    avoid: ['angry-face', 'unamused-face', 'rolling-eyes', 'hot-face', 'exploding-head', 'horned-face'],
    reason:
      'The expression is American, from the 1800s. Think of an axe whose head works loose: it flies off the handle just when somebody swings it.',
  },
  {
    phrase: 'If you can’t stand the heat, get out of the ____.',
    answer: 'kitchen',
    plurals: ['kitchens'],
    world: 'workers',
    picture: 'cook',
    avoid: ['firefighter', 'factory-worker'],
    reason:
      'President Harry Truman made the saying famous. He meant politics: whoever cannot bear criticism should not seek office.',
  },
  {
    phrase: 'To get married is to tie the ____.',
    answer: 'knot',
    plurals: ['knots'],
    world: 'treasure',
    picture: 'ring',
    avoid: ['padlock'],
    reason:
      'In the old custom of handfasting, still part of some weddings, the hands of the couple are bound together with a cord or a ribbon.',
  },
  {
    phrase: 'A short nap after lunch is ____ winks.',
    answer: 'forty',
    alternates: ['40'],
    world: 'faces',
    picture: 'sleeping-face',
    avoid: ['yawning-face', 'wink', 'relieved-face'],
    reason:
      'Forty used to mean simply “quite a few”. In 1821 an English doctor, William Kitchiner, recommended “a Forty Winks Nap” in a book on living long.',
  },
  {
    phrase: 'When everybody has moved away, what is left is a ____ town.',
    answer: 'ghost',
    plurals: ['ghosts'],
    world: 'buildings',
    picture: 'derelict-house',
    avoid: ['castle'],
    reason:
      'Bodie in California had thousands of gold diggers around 1880. Today nobody lives there, and its houses are kept just as they were left.',
  },
  {
    phrase: '“____ is one per cent inspiration and ninety-nine per cent perspiration.”',
    answer: 'genius',
    world: 'home',
    picture: 'bulb',
    avoid: ['candle', 'oil-lamp', 'paper-lantern'],
    reason:
      'Thomas Edison knew what he was talking about: for the thread of his electric lamp his workshop tried thousands of plant fibres before bamboo served well.',
  },
  {
    phrase: 'Get to the point: cut to the ____!',
    answer: 'chase',
    world: 'stage',
    picture: 'clapperboard',
    avoid: ['film-strip', 'movie-camera', 'projector', 'videocassette', 'camera', 'television'],
    reason:
      'The words come from early Hollywood, where a film could wander along until it cut to the most exciting scene: the chase.',
  },
  {
    phrase: 'The ____ is in the detail.',
    answer: 'devil',
    alternates: ['God'],
    plurals: ['devils'],
    world: 'desk',
    picture: 'magnifier',
    reason:
      'It is the small things that cause the trouble. The saying turns an older one round, which architects like to quote: “God is in the details.”',
  },
  {
    phrase: 'A contest for people who know their letters: a spelling ____.',
    answer: 'bee',
    plurals: ['bees'],
    world: 'pantry',
    picture: 'honey',
    reason:
      'In America a bee was a gathering of neighbours to get work done together, from sewing quilts to husking corn. A national spelling bee has been held there since 1925.',
  },
  {
    phrase: 'Every cloud has a silver ____.',
    answer: 'lining',
    plurals: ['linings'],
    world: 'weather',
    picture: 'sun-behind-cloud',
    avoid: ['cloud', 'rain-cloud', 'snow-cloud', 'lightning-cloud', 'fog'],
    reason:
      'The bright edge is the sun shining from behind. John Milton saw it in a masque of 1634, where “a sable cloud” turns “her silver lining on the night”.',
  },
  {
    phrase: 'Like looking for a needle in a ____.',
    answer: 'haystack',
    alternates: ['hay stack'],
    plurals: ['haystacks'],
    world: 'tools',
    picture: 'magnet',
    avoid: ['needle', 'thread', 'safety-pin', 'torch', 'yarn'],
    reason:
      'In 2014 the artist Sven Sachsalber went through a haystack in a Paris museum until he found the needle, on the second day. A magnet would have been quicker.',
  },
  {
    phrase: 'Now you have had a ____ of your own medicine.',
    answer: 'dose',
    alternates: ['taste', 'spoonful'],
    plurals: ['doses'],
    world: 'kitchen',
    picture: 'spoon',
    avoid: ['pouring-liquid', 'fork-and-knife', 'bowl', 'tumbler'],
    reason:
      'It means being treated as one has treated others. The word dose is from the Greek for “giving”: as much of a remedy as is given at one time.',
  },
  {
    phrase: 'If at ____ you don’t succeed, try, try again.',
    answer: 'first',
    world: 'signs',
    picture: 'repeat',
    avoid: ['u-turn', 'recycling', 'cross-mark', 'numbers', 'check-mark', 'hundred'],
    reason:
      'An American handbook for teachers made the line popular in 1840, in a poem that tells schoolchildren not to give up.',
  },

  // Books, history and stage
  {
    phrase: '“Let them eat ____!” a queen is supposed to have said.',
    answer: 'cake',
    plurals: ['cakes'],
    world: 'treasure',
    picture: 'crown',
    reason:
      'Marie Antoinette almost certainly never said it. Rousseau told the story of “a great princess” when she was still a child in Vienna.',
  },
  {
    phrase: 'Sherlock ____ lived at 221B Baker Street.',
    answer: 'Holmes',
    world: 'music',
    picture: 'violin',
    reason:
      'When he needs to think, he plays. His violin is a Stradivarius worth five hundred guineas, and he is proud of having paid just fifty-five shillings.',
  },
  {
    phrase: 'One walked on the Moon, one sang “What a Wonderful World”. Which name did they share?',
    answer: 'Armstrong',
    world: 'music',
    picture: 'trumpet',
    avoid: ['microphone', 'studio-microphone', 'singer', 'postal-horn', 'saxophone', 'talking-head'],
    reason:
      'Louis Armstrong, the trumpeter and singer, recorded the song in 1967; Neil Armstrong stepped onto the Moon in 1969. They were not related.',
  },
  {
    phrase: 'John, Paul, George and Ringo: what was their band called? The ____.',
    answer: 'Beatles',
    alternates: ['Beetles'],
    plurals: ['Beatle'],
    world: 'small-creatures',
    picture: 'beetle',
    avoid: ['ladybird', 'cockroach'],
    reason:
      'The name plays on beetles and on beat music. It was inspired by another band of insects that they admired, Buddy Holly’s Crickets.',
  },
  {
    phrase: 'Who is tied to the ground by the tiny people of Lilliput?',
    answer: 'Gulliver',
    alternates: ['Lemuel Gulliver'],
    world: 'tools',
    picture: 'knot',
    avoid: ['chains', 'thread', 'hook', 'link', 'yarn', 'needle'],
    reason:
      'In Jonathan Swift’s novel of 1726 Lilliput quarrels about which end of an egg to crack. Computer engineers took their words “big-endian” and “little-endian” from there.',
  },
  {
    phrase: 'Which word ends a battle between two kings and two queens?',
    answer: 'checkmate',
    alternates: ['mate'],
    world: 'cards-and-games',
    picture: 'pawn',
    avoid: ['joker', 'heart-suit', 'spade', 'club', 'diamond-suit'],
    reason: 'The word came to Europe with chess itself, from the Persian “shah mat”: the king is helpless.',
  },
  {
    phrase: 'Bram Stoker’s most famous count: who is he?',
    answer: 'Dracula',
    alternates: ['Count Dracula'],
    world: 'vegetables',
    picture: 'garlic',
    avoid: ['onion', 'jack-o-lantern'],
    reason:
      'In the novel of 1897 garlic flowers round a bedroom keep the vampire out, until somebody clears them away. Stoker himself never travelled to Transylvania.',
  },
  {
    phrase: 'Which scientist made the monster in Mary Shelley’s novel? Victor ____.',
    answer: 'Frankenstein',
    world: 'tools',
    picture: 'nut-and-bolt',
    avoid: ['battery', 'plug', 'needle'],
    reason:
      'Many call the monster by its maker’s name, but in the book of 1818 it has none. The bolts in its neck came with the film of 1931.',
  },
  {
    phrase: '“____, we have a problem.”',
    answer: 'Houston',
    world: 'transport',
    picture: 'rocket',
    avoid: ['airplane', 'ufo', 'helicopter', 'parachute'],
    reason:
      'That is what the film says. The words spoken on board Apollo 13 in 1970 were: “Houston, we’ve had a problem.” All three astronauts came home safely.',
  },
  {
    phrase: '“The ____ has landed.”',
    answer: 'eagle',
    plurals: ['eagles'],
    world: 'sky',
    picture: 'full-moon',
    avoid: ['new-moon', 'crescent-moon', 'ufo', 'airplane', 'parachute', 'helicopter', 'rocket'],
    reason:
      'Neil Armstrong reported it on 20 July 1969. The Eagle was the landing craft of Apollo 11, which came down on the Moon with fuel for less than a minute more.',
  },
  {
    phrase: 'Which Italian astronomer discovered four of Jupiter’s moons in 1610?',
    answer: 'Galileo',
    alternates: ['Galilei', 'Galileo Galilei'],
    world: 'science',
    picture: 'telescope',
    avoid: ['satellite', 'satellite-dish', 'rocket'],
    reason:
      'With a telescope that he had built himself he saw Io, Europa, Ganymede and Callisto. They were the first moons found that circle another planet.',
  },

  // Countries and words
  {
    phrase: 'On the map this country seems to kick Sicily. Which is it?',
    answer: 'Italy',
    world: 'clothes',
    picture: 'boot',
    avoid: ['hiking-boot', 'high-heel', 'leather-shoe', 'trainer'],
    reason:
      'Italians themselves call their country “lo stivale”, the boot. Calabria is its toe and Apulia its heel.',
  },
  {
    phrase: 'Which country is called the Emerald Isle?',
    answer: 'Ireland',
    world: 'plants',
    picture: 'shamrock',
    avoid: ['four-leaf-clover', 'leaf', 'herb', 'seedling'],
    reason:
      'Rain keeps the island green. According to legend Saint Patrick used a shamrock, three leaves on one stem, to explain the Trinity.',
  },
  {
    phrase: 'London’s most famous clock is called Big ____.',
    answer: 'Ben',
    world: 'music',
    picture: 'bell',
    avoid: ['wind-chime'],
    reason:
      'Strictly speaking, Big Ben is neither the clock nor the tower but the great bell inside, which weighs more than 13 tonnes. The tower is named after Queen Elizabeth II.',
  },
  {
    phrase: 'Which evening entertainment is named after the Japanese for “empty orchestra”?',
    answer: 'karaoke',
    world: 'music',
    picture: 'microphone',
    avoid: ['studio-microphone', 'singer', 'talking-head', 'megaphone', 'sliders', 'speaker'],
    reason:
      'The orchestra is empty because the voice is missing: you. The first karaoke machines stood in bars in Japan around 1970.',
  },
  {
    phrase: 'Which house would not survive the summer?',
    answer: 'igloo',
    alternates: ['iglu'],
    plurals: ['igloos'],
    world: 'weather',
    picture: 'snowflake',
    avoid: ['snowman', 'snow-cloud', 'ice-cube', 'sun', 'fire', 'thermometer', 'droplet'],
    reason:
      'In the Inuit language “iglu” is any kind of house. One of snow keeps people warm because the air caught between the flakes holds the heat in.',
  },

  // Two meanings
  {
    phrase: 'A ship drops one, and the evening news has one. What is it?',
    answer: 'anchor',
    plurals: ['anchors'],
    world: 'messages',
    picture: 'television',
    avoid: ['newspaper', 'radio', 'satellite-dish', 'laptop', 'microphone'],
    reason:
      'A news anchor holds a programme together as an anchor holds a ship. The word caught on in America when Walter Cronkite led the reports of 1952 from the party conventions.',
  },
  {
    phrase: 'It cools you on a hot day, or cheers for your team. What is it?',
    answer: 'fan',
    plurals: ['fans'],
    world: 'places',
    picture: 'stadium',
    reason:
      'They are two words that look alike. The cooling fan was a Latin basket for tossing grain; the cheering fan is short for fanatic.',
  },
  {
    phrase: 'It has five toes, or else twelve inches. What is it?',
    answer: 'foot',
    plurals: ['feet'],
    world: 'measures',
    picture: 'ruler',
    avoid: ['triangular-ruler', 'numbers', 'compass', 'scales'],
    reason:
      'Old cities each had a foot of their own, a little longer or shorter than the neighbours’. Since 1959 it has been exactly 30.48 centimetres.',
  },
  {
    phrase: 'A duck has one, and a waiter brings you one. What is it?',
    answer: 'bill',
    plurals: ['bills'],
    world: 'treasure',
    picture: 'receipt',
    avoid: ['banknote', 'credit-card', 'purse'],
    reason:
      'The bird’s bill is an Old English word for its beak. The waiter’s goes back to the Latin “bulla”, the seal on an official paper.',
  },
  {
    phrase: 'Not heavy, and not dark either. What is it?',
    answer: 'light',
    world: 'nature',
    picture: 'feather',
    avoid: ['sun', 'fire', 'lightning', 'volcano', 'leaf', 'cloud', 'rainbow'],
    reason:
      'Two unrelated words have come to look alike here. German still keeps them apart: “leicht” weighs little, “licht” is bright.',
  },
  {
    phrase: 'A needle has one and a hurricane has one, but neither can see with it. What is it?',
    answer: 'eye',
    plurals: ['eyes'],
    world: 'weather',
    picture: 'cyclone',
    avoid: ['tornado', 'wind'],
    reason:
      'In the middle of a hurricane the sky may clear and the wind drop. The eye is often 30 to 60 kilometres wide; then the other side of the storm arrives.',
  },
  {
    phrase: 'The best one is over before its listener knows: which song is it?',
    answer: 'lullaby',
    plurals: ['lullabies'],
    world: 'people',
    picture: 'baby',
    avoid: ['in-bed', 'boy', 'girl', 'family'],
    reason:
      'It has worked if nobody hears the end. Johannes Brahms wrote the most famous one in 1868, for a friend’s newborn son.',
  },
  {
    phrase: 'A tyre, a cola and a London home may each be this. Which word is it?',
    answer: 'flat',
    world: 'meals',
    picture: 'pancakes',
    avoid: ['pizza', 'waffle', 'taco', 'burrito', 'steak'],
    reason:
      'And as flat as a pancake! In 2003 three American geographers measured: the state of Kansas is considerably flatter than a pancake.',
  },
];
