import type { Question } from '../question.ts';

/** The questions of the 4x4 game with four questions a day. */
export const questions404: readonly Question[] = [
  {
    phrase: 'What has 88 keys but cannot open a single door?',
    answer: 'piano',
    alternates: ['keyboard'],
    plurals: ['pianos'],
    world: 'music',
    picture: 'piano',
    avoid: ['accordion'],
    reason:
      'A modern concert instrument has 52 white keys and 36 black ones. The first pianos, made in Florence around 1700, managed with about fifty in all.',
  },
  {
    phrase: 'It has teeth but cannot bite; bees build one and cockerels wear one. What is it?',
    answer: 'comb',
    plurals: ['combs'],
    world: 'birds',
    picture: 'rooster',
    avoid: ['hen', 'turkey'],
    reason:
      'A honeycomb is made of wax, and its six-sided cells waste less of it than any other shape that fits without gaps.',
  },
  {
    phrase: 'What has a neck but no head, and often a cork?',
    answer: 'bottle',
    plurals: ['bottles'],
    world: 'kitchen',
    picture: 'champagne',
    avoid: ['amphora', 'jar', 'baby-bottle'],
    reason:
      'The cork in sparkling wine holds back about five times the pressure of the air around us, hence the wire cage.',
  },
  {
    phrase: 'The more it dries, the wetter it gets. What is it?',
    answer: 'towel',
    alternates: ['sponge'],
    plurals: ['towels'],
    world: 'home',
    picture: 'shower',
    avoid: ['sponge', 'soap', 'bathtub'],
    reason:
      '“To dry” can be something you do and something that happens to you. Old riddles love such words.',
  },
  {
    phrase: 'What can travel all round the world while it stays in a corner?',
    answer: 'stamp',
    plurals: ['stamps'],
    world: 'messages',
    picture: 'envelope',
    avoid: ['love-letter', 'mailbox', 'postbox', 'package'],
    reason:
      'The first one that could be stuck on, the Penny Black, was issued in Britain in 1840. It shows Queen Victoria.',
  },
  {
    phrase: 'What has cities but no houses, forests but no trees, and rivers but no water?',
    answer: 'map',
    alternates: ['atlas'],
    plurals: ['maps'],
    world: 'journeys',
    picture: 'world-map',
    avoid: ['compass'],
    reason:
      'Maps are far older than paper. One of the earliest known shows Babylon and its neighbours, pressed into clay.',
  },
  {
    phrase: 'The more of them you take, the more you leave behind. What are they?',
    answer: 'footsteps',
    alternates: ['steps', 'footprints'],
    plurals: ['footstep', 'step'],
    world: 'journeys',
    picture: 'footprints',
    avoid: ['walker'],
    reason:
      'Some have lasted: at Laetoli in Tanzania, relatives of ours left a trail in volcanic ash 3.6 million years ago.',
  },
  {
    phrase: 'It belongs to you, but other people use it more than you do. What is it?',
    answer: 'name',
    plurals: ['names'],
    world: 'desk',
    picture: 'id-card',
    avoid: ['label'],
    reason: 'Hereditary surnames became usual in England between the Norman Conquest and about 1400.',
  },
  {
    phrase: 'Day breaks but never falls. What falls every evening but never breaks?',
    answer: 'night',
    alternates: ['darkness', 'dusk'],
    plurals: ['nights'],
    world: 'sky',
    picture: 'starry-night',
    avoid: ['sunset', 'crescent-moon', 'full-moon', 'milky-way'],
    reason: 'At the poles the sun sets only once a year and stays away for about six months.',
  },
  {
    phrase: 'I am tall when I am young and short when I am old, and I shine all my life. What am I?',
    answer: 'candle',
    plurals: ['candles'],
    world: 'sweets',
    picture: 'birthday-cake',
    avoid: ['cupcake', 'shortcake'],
    reason:
      'Those on a birthday cake are recorded in eighteenth-century Germany: one for each year, and one more for the year to come.',
  },
  {
    phrase: 'What must be broken before you can use it?',
    answer: 'egg',
    plurals: ['eggs'],
    world: 'farm-animals',
    picture: 'hen',
    avoid: ['rooster', 'chick', 'hatching-chick', 'duck', 'goose', 'turkey'],
    reason:
      'The shell is made of calcium carbonate, the stuff of chalk, and has thousands of pores through which a chick can breathe.',
  },
  {
    phrase: 'What flies although it has no wings?',
    answer: 'time',
    world: 'measures',
    picture: 'hourglass',
    avoid: ['watch', 'alarm-clock', 'stopwatch', 'timer', 'mantel-clock', 'calendar'],
    reason:
      'The Romans said it, too: Virgil complains that time “flees beyond recovery”. Clocks and tombs still say “tempus fugit”.',
  },
  {
    phrase: 'What kind of room has no doors and no windows, but grows overnight?',
    answer: 'mushroom',
    plurals: ['mushrooms'],
    world: 'plants',
    picture: 'mushroom',
    reason:
      'What we see is only the fruit. The living thing is a web of threads underground, which can be hundreds of years old.',
  },
  {
    phrase: 'It has ears and cannot hear a word, and at the cinema it goes off with a bang. What is it?',
    answer: 'corn',
    alternates: ['popcorn', 'maize'],
    world: 'stage',
    picture: 'popcorn',
    reason:
      'Each kernel holds a drop of water in a hard shell. At about 180 degrees Celsius the steam turns it inside out.',
  },
  {
    phrase: 'What kind of coat is best put on when it is wet?',
    answer: 'paint',
    plurals: ['paints'],
    world: 'tools',
    picture: 'paintbrush',
    reason:
      'Painters call each layer a coat. The oldest known pictures on cave walls are more than forty thousand years old.',
  },
  {
    phrase: 'It goes over the hills and through every town, and it never moves. What is it?',
    answer: 'road',
    alternates: ['highway', 'motorway', 'street'],
    plurals: ['roads'],
    world: 'journeys',
    picture: 'motorway',
    avoid: ['railway-track', 'bridge'],
    reason:
      'The Romans built some eighty thousand kilometres of paved ones, and you can still drive along many of their routes.',
  },
  {
    phrase: 'It has a thumb and four fingers, but it is not alive. What is it?',
    answer: 'glove',
    alternates: ['mitten'],
    plurals: ['gloves'],
    world: 'clothes',
    picture: 'gloves',
    reason: 'Tutankhamun was buried with a linen pair more than three thousand years ago.',
  },
  {
    phrase: 'Which key can swing through the trees and peel its lunch?',
    answer: 'monkey',
    plurals: ['monkeys'],
    world: 'fruit',
    picture: 'banana',
    reason:
      'Donkeys and turkeys are the other famous animals in “-key”. In the wild, few monkeys ever meet a banana like ours: it is bred by people and has no seeds.',
  },
  {
    phrase: 'You answer it, although it never asks a question. What is it?',
    answer: 'telephone',
    alternates: ['phone', 'doorbell'],
    plurals: ['telephones'],
    world: 'messages',
    picture: 'telephone',
    avoid: ['mobile-phone', 'bell', 'pager', 'fax'],
    reason:
      'Alexander Graham Bell was granted his patent in March 1876. He proposed “ahoy” as the greeting, and Edison’s “hello” won.',
  },
  {
    phrase: 'What is full of holes and still holds water?',
    answer: 'sponge',
    alternates: ['sieve'],
    plurals: ['sponges'],
    world: 'home',
    picture: 'sponge',
    avoid: ['soap', 'bucket', 'toilet-roll'],
    reason:
      'Natural ones are animals. They have no brain and no stomach, and they live by filtering sea water.',
  },
  {
    phrase: 'What fills a whole room and takes up no space?',
    answer: 'light',
    alternates: ['air', 'darkness'],
    world: 'home',
    picture: 'bulb',
    avoid: ['candle', 'oil-lamp', 'paper-lantern', 'television'],
    reason: 'Nothing is faster: it would go round the Earth more than seven times in a second.',
  },
  {
    phrase: 'It has a spine, but it has no bones. What is it?',
    answer: 'book',
    plurals: ['books'],
    world: 'desk',
    picture: 'open-book',
    avoid: ['books', 'notebook'],
    reason: 'Binders call the back edge the spine because the pages are joined to it, as ribs are.',
  },
  {
    phrase: 'What has a tongue, but never says a word and is tied up every day?',
    answer: 'shoe',
    alternates: ['boot', 'trainer'],
    plurals: ['shoes'],
    world: 'clothes',
    picture: 'leather-shoe',
    avoid: ['trainer', 'hiking-boot', 'boot', 'sandal', 'high-heel', 'slipper', 'flip-flop', 'ballet-shoes'],
    reason:
      'The tongue keeps the laces from rubbing. A leather one with laces that was found in Armenia is 5,500 years old.',
  },
  {
    phrase: 'What begins with T, ends with T and is full of tea?',
    answer: 'teapot',
    plurals: ['teapots'],
    world: 'kitchen',
    picture: 'teapot',
    reason:
      'They were first made in China about five hundred years ago, when people began to brew the leaves whole.',
  },
  {
    phrase: 'The more you take away, the bigger it gets. What is it?',
    answer: 'hole',
    alternates: ['gap', 'pit'],
    plurals: ['holes'],
    world: 'sweets',
    picture: 'doughnut',
    reason:
      'An American sailor, Hanson Gregory, claimed that he had invented the one in the doughnut in 1847, so that the middle would not stay raw.',
  },
  {
    phrase: 'What has a head and a tail, but no body?',
    answer: 'coin',
    plurals: ['coins'],
    world: 'treasure',
    picture: 'coin',
    reason:
      'The first ones came from Lydia, in today’s Turkey, some 2,600 years ago. They were stamped on one side only.',
  },
  {
    phrase: 'What invention lets you look right through a wall?',
    answer: 'window',
    plurals: ['windows'],
    world: 'buildings',
    picture: 'window',
    avoid: ['door', 'brick'],
    reason:
      'The word is Old Norse for “wind eye”. Before there was glass, it was just a hole that let in air.',
  },
  {
    phrase: 'It walks on four legs in the morning, on two at noon and on three in the evening. What is it?',
    answer: 'human',
    alternates: ['man', 'person', 'people'],
    plurals: ['humans'],
    world: 'people',
    picture: 'baby',
    avoid: ['boy', 'girl', 'old-man', 'old-woman'],
    reason:
      'Oedipus solved this riddle of the Sphinx. A crawling child grows up to walk, and the third leg of old age is a stick.',
  },
  {
    phrase: 'If I crack, you look broken; when I smile, so do you. What am I?',
    answer: 'mirror',
    alternates: ['reflection'],
    plurals: ['mirrors'],
    world: 'home',
    picture: 'mirror',
    avoid: ['window', 'picture-frame', 'television'],
    reason:
      'A mirror does not swap left and right. It swaps front and back, and we do the rest in our heads.',
  },
  {
    phrase: 'It has a bed but never sleeps, and a mouth but never eats. What is it?',
    answer: 'river',
    alternates: ['stream'],
    plurals: ['rivers'],
    world: 'places',
    picture: 'bridge',
    avoid: ['fountain', 'park'],
    reason:
      'The bed is the ground beneath it, and the mouth is where it meets the sea. The Amazon carries more water than any other.',
  },
  {
    phrase: 'I have one foot and no legs, and I carry my house wherever I go. What am I?',
    answer: 'snail',
    plurals: ['snails'],
    world: 'small-creatures',
    picture: 'snail',
    reason:
      'Zoologists do call the muscle that it crawls on a foot. Snails with shells coiled to the left are very rare in most species.',
  },
  {
    phrase: 'A game of kings in which a lowly foot soldier can become a queen: what is it?',
    answer: 'chess',
    world: 'cards-and-games',
    picture: 'pawn',
    reason:
      'A pawn that reaches the far side of the board is promoted. The word goes back to the Latin for “foot”, like “pedestrian”.',
  },
  {
    phrase: 'A dairy spread and a buzzing pest together make something beautiful. What is it?',
    answer: 'butterfly',
    plurals: ['butterflies'],
    world: 'pantry',
    picture: 'butter',
    avoid: ['milk', 'cheese'],
    reason:
      'Nobody knows how the name arose. It is as old as English itself: “buttorfleoge” is found about a thousand years ago.',
  },
  {
    phrase: 'Wet weather and an archer’s weapon together make something colourful. What is it?',
    answer: 'rainbow',
    plurals: ['rainbows'],
    world: 'quest',
    picture: 'bow-and-arrow',
    avoid: ['crossed-swords', 'dagger'],
    reason: 'Everybody sees their own: it is always centred on the shadow of the observer’s head.',
  },
  {
    phrase:
      'The tree with the needles and the fruit of the orchard together make a tropical fruit. Which one?',
    answer: 'pineapple',
    plurals: ['pineapples'],
    world: 'plants',
    picture: 'evergreen',
    avoid: ['tree', 'palm-tree', 'bamboo'],
    reason:
      'The word used to mean a pine cone. European explorers gave it to the fruit because it looked like one.',
  },
  {
    phrase: 'The nearest star joins something that grows in a garden. Which tall plant follows?',
    answer: 'sunflower',
    plurals: ['sunflowers'],
    world: 'sky',
    picture: 'sun',
    avoid: ['star', 'sunrise', 'sunset', 'sunrise-mountains'],
    reason:
      'Young ones turn from east to west with the daylight. Grown ones stop and face east, where the warmth brings them bees.',
  },
  {
    phrase: 'A little light in the night sky is given fins: which five-armed creature appears?',
    answer: 'starfish',
    alternates: ['sea-star'],
    plurals: ['starfishes'],
    world: 'sky',
    picture: 'star',
    avoid: ['shooting-star', 'sun', 'full-moon', 'comet', 'saturn'],
    reason: 'It is not a fish at all. It has no brain and no blood, and can grow a lost arm again.',
  },
  {
    phrase: 'It purrs, and it swims: what do you call the river fish with whiskers?',
    answer: 'catfish',
    plurals: ['catfishes'],
    world: 'farm-animals',
    picture: 'cat',
    avoid: ['black-cat'],
    reason: 'Its whiskers taste the water. Some species carry taste buds all over their skin.',
  },
  {
    phrase: 'Put the sea in front of a galloping animal, and you get a fish that swims upright. Which one?',
    answer: 'seahorse',
    alternates: ['sea-horse'],
    plurals: ['seahorses'],
    world: 'athletes',
    picture: 'jockey',
    reason:
      'It is the father that carries the eggs and gives birth, in some species to more than a thousand young.',
  },
  {
    phrase: 'A knight’s weapon with fins: which fast fish is it?',
    answer: 'swordfish',
    plurals: ['swordfishes'],
    world: 'quest',
    picture: 'dagger',
    avoid: ['crossed-swords', 'trident', 'axe'],
    reason: 'It slashes at its prey with the long flat bill. It can weigh over five hundred kilograms.',
  },
  {
    phrase: 'A fire-breathing beast and a household pest: which insect hovers over the pond?',
    answer: 'dragonfly',
    plurals: ['dragonflies'],
    world: 'story',
    picture: 'dragon',
    avoid: ['t-rex', 'sauropod'],
    reason:
      'Dragonflies catch more than nine in ten of the insects that they chase, which makes them some of the best hunters known.',
  },
  {
    phrase: 'Something sweet and Earth’s companion: where do newlyweds go?',
    answer: 'honeymoon',
    plurals: ['honeymoons'],
    world: 'sky',
    picture: 'full-moon',
    avoid: ['crescent-moon', 'new-moon', 'sun'],
    reason:
      'At first the word was a little cynical: in the sixteenth century it said that love is sweet and will soon wane.',
  },
  {
    phrase: 'A baby’s toy and a legless reptile: who gives warning with the tail?',
    answer: 'rattlesnake',
    alternates: ['rattler'],
    plurals: ['rattlesnakes'],
    world: 'small-creatures',
    picture: 'snake',
    avoid: ['lizard', 'worm'],
    reason:
      'The rattle is made of hollow rings of the stuff of fingernails. It can shake more than fifty times in a second.',
  },
  {
    phrase: 'A black bird lends its name to a burglar’s iron lever. What is the tool called?',
    answer: 'crowbar',
    plurals: ['crowbars'],
    world: 'birds',
    picture: 'black-bird',
    reason:
      'The forked end was thought to look like the bird’s foot or beak. In Romeo and Juliet, Friar Laurence already calls for an “iron crow”.',
  },
  {
    phrase: 'It opens doors, and with a plank added you can type on it. What is it?',
    answer: 'keyboard',
    plurals: ['keyboards'],
    world: 'home',
    picture: 'key',
    avoid: ['padlock', 'door'],
    reason: 'The order QWERTY comes from the first successful typewriter, sold from 1874.',
  },
  {
    phrase: 'A motor vehicle and a tame animal together cover the floor. What do they make?',
    answer: 'carpet',
    plurals: ['carpets'],
    world: 'transport',
    picture: 'car',
    avoid: ['taxi', 'bus', 'police-car', 'pickup-truck', 'racing-car'],
    reason:
      'The oldest one known, from a frozen grave at Pazyryk in Siberia, is almost 2,500 years old and still has its colours.',
  },
  {
    phrase: 'What we listen with and what the bride receives together make one piece of jewellery. Which?',
    answer: 'earring',
    alternates: ['ear-ring'],
    plurals: ['earrings'],
    world: 'body',
    picture: 'ear',
    reason: 'Ötzi, the man from the ice, had stretched and pierced ears more than five thousand years ago.',
  },
  {
    phrase: 'Which American word for a purple vegetable sounds as if hens had laid it?',
    answer: 'eggplant',
    plurals: ['eggplants'],
    world: 'vegetables',
    picture: 'aubergine',
    reason:
      'It was first used in the eighteenth century for a kind with small white fruits, which do look like eggs.',
  },
  {
    phrase: 'A row of garden bushes and a farmyard animal: who rolls up into a prickly ball?',
    answer: 'hedgehog',
    plurals: ['hedgehogs'],
    world: 'farm-animals',
    picture: 'pig',
    reason:
      'It has between five and seven thousand spines. The second half of its name comes from its piglike snout.',
  },
  {
    phrase: 'One flies by night, the other hits sixes. Which word names both?',
    answer: 'bat',
    plurals: ['bats'],
    world: 'sports',
    picture: 'cricket-bat',
    avoid: ['baseball', 'table-tennis'],
    reason: 'The animal’s name was “bakke” in the Middle Ages. The club has always been a bat.',
  },
  {
    phrase: 'One squeaks, the other clicks. Which word names both?',
    answer: 'mouse',
    plurals: ['mice'],
    world: 'desk',
    picture: 'computer-mouse',
    reason:
      'Douglas Engelbart’s team in California called theirs so in the 1960s, because the cord came out like a tail.',
  },
  {
    phrase: 'A river has two of them, and a saver needs only one. What is it?',
    answer: 'bank',
    plurals: ['banks'],
    world: 'places',
    picture: 'bank',
    avoid: ['hotel'],
    reason:
      'The money word is Italian: “banco” was the bench or table at which a money changer did business.',
  },
  {
    phrase: 'One sits in a classroom, the other opens wide in the dark. Which word names both?',
    answer: 'pupil',
    plurals: ['pupils'],
    world: 'body',
    picture: 'eye',
    avoid: ['eyes'],
    reason:
      'Both go back to a Latin word for a child or a doll. A tiny one is what you see of yourself in somebody’s eye.',
  },
  {
    phrase: 'One can be read by a fortune-teller, the other drops coconuts. Which word names both?',
    answer: 'palm',
    plurals: ['palms'],
    world: 'plants',
    picture: 'palm-tree',
    reason: 'The tree is called after the hand, in Latin “palma”, because its leaves spread like fingers.',
  },
  {
    phrase: 'It grows sweet on palms, and every day has one of its own. What is it?',
    answer: 'date',
    plurals: ['dates'],
    world: 'desk',
    picture: 'calendar',
    reason:
      'The fruit’s name comes from the Greek for “finger”, and the day’s from Latin letters that began with “data”, given.',
  },
  {
    phrase:
      'Fish are covered with them, pianists practise them, and justice weighs with them. What are they?',
    answer: 'scales',
    alternates: ['scale'],
    world: 'measures',
    picture: 'scales',
    reason:
      'Three words have run together here: the fish’s shell, the Italian ladder and the Norse drinking bowl used as a pan.',
  },
  {
    phrase: 'It breaks on the beach, and it says goodbye. Which word is it?',
    answer: 'wave',
    plurals: ['waves'],
    world: 'hands',
    picture: 'waving',
    avoid: ['raised-hand', 'open-hands'],
    reason:
      'One that hit the Draupner oil platform on New Year’s Day 1995 was measured at over 25 metres. Until then such giants had been thought sailors’ tales.',
  },
  {
    phrase: 'Plant one in autumn for a spring flower, screw one in when the evening gets dark. What is it?',
    answer: 'bulb',
    plurals: ['bulbs'],
    world: 'plants',
    picture: 'tulip',
    avoid: ['hyacinth'],
    reason:
      'In Holland in the winter of 1637 a single rare tulip of the right kind could cost as much as a house.',
  },
  {
    phrase: 'You spread it on toast, and you get stuck in it on the motorway. What is it?',
    answer: 'jam',
    plurals: ['jams'],
    world: 'kitchen',
    picture: 'jar',
    avoid: ['honey', 'butter'],
    reason: 'To jam is to squeeze together. That is how the cars got into it, and probably also the fruit.',
  },
  {
    phrase: 'A king wears it, and so may the back of your mouth. What is it?',
    answer: 'crown',
    plurals: ['crowns'],
    world: 'body',
    picture: 'tooth',
    reason: 'For a dentist it is both the part of a tooth that one sees and the cap that can be put over it.',
  },
  {
    phrase: 'Violins have one, glasses rest on one, and cars drive over one. What is it?',
    answer: 'bridge',
    plurals: ['bridges'],
    world: 'body',
    picture: 'nose',
    reason:
      'Ship’s captains and card players have one, too. The card game’s name probably has nothing to do with rivers.',
  },
  {
    phrase: 'It grows on the nose of a beast in Africa, and it is in every car. What is it?',
    answer: 'horn',
    plurals: ['horns'],
    world: 'wild-animals',
    picture: 'rhino',
    avoid: ['elephant', 'deer', 'moose', 'bison', 'water-buffalo'],
    reason:
      'A rhinoceros’s horn is made of keratin, just like our hair and fingernails, and it never stops growing.',
  },
  {
    phrase:
      'It colours the eye, it flowers in the garden and it was the Greek goddess of the rainbow. What is its name?',
    answer: 'iris',
    plurals: ['irises'],
    world: 'weather',
    picture: 'rainbow',
    reason:
      'No two are alike, not even a person’s own left and right one, so that they can serve as a passport.',
  },
  {
    phrase: 'A playing field for nine, a girl’s best friend and a suit of cards share one name. Which?',
    answer: 'diamond',
    plurals: ['diamonds'],
    world: 'sports',
    picture: 'baseball',
    avoid: ['cricket-bat'],
    reason:
      'The four bases are the corners of a square that stands on its tip. The side of it is ninety feet long.',
  },
  {
    phrase: 'It buzzes at the window, it zips up your jeans, and pilots do it. What is the word?',
    answer: 'fly',
    plurals: ['flies'],
    world: 'clothes',
    picture: 'jeans',
    avoid: ['shorts'],
    reason:
      'The flap over the buttons was named first, like the flap of a tent. The zip took over in the 1930s.',
  },
  {
    phrase: 'You wear one to the office, and so does a match that nobody wins. What is it?',
    answer: 'tie',
    alternates: ['draw'],
    plurals: ['ties'],
    world: 'clothes',
    picture: 'necktie',
    reason:
      'Men in Paris copied the neckcloths of Croatian soldiers in the seventeenth century: “cravate” is simply “Croat”.',
  },
  {
    phrase:
      'Writers fill it, sheep are kept in it, and the female of this white bird is called it. What is the word?',
    answer: 'pen',
    plurals: ['pens'],
    world: 'birds',
    picture: 'swan',
    avoid: ['goose', 'duck'],
    reason:
      'The male is called a cob. The writer’s kind has a bird in it, too: “penna” is Latin for “feather”.',
  },
  {
    phrase: 'A planet, a messenger of the gods and a liquid metal share one name. Which?',
    answer: 'mercury',
    world: 'science',
    picture: 'thermometer',
    reason:
      'It is the only metal that is liquid at room temperature. The Greeks called it liquid silver, which gives it the sign Hg.',
  },
  {
    phrase: 'It is played in white for up to five days, and it chirps in the grass all night. What is it?',
    answer: 'cricket',
    plurals: ['crickets'],
    world: 'small-creatures',
    picture: 'cricket',
    reason: 'The insect sings by rubbing its wings together. The warmer it is, the faster it chirps.',
  },
  {
    phrase: 'A country, a roast dinner and three strikes in a row at bowling have one name. Which?',
    answer: 'turkey',
    plurals: ['turkeys'],
    world: 'birds',
    picture: 'turkey',
    avoid: ['hen', 'goose'],
    reason:
      'The bird comes from Mexico. English traders mixed it up with guinea fowl, which had reached them through Turkish lands.',
  },
  {
    phrase: 'A furry fruit, a bird that cannot fly and a person from Wellington share one name. Which?',
    answer: 'kiwi',
    plurals: ['kiwis'],
    world: 'fruit',
    picture: 'kiwi',
    reason:
      'The fruit was a Chinese gooseberry until 1959, when growers in New Zealand wanted a better name to sell it by.',
  },
  {
    phrase: 'One stands in shallow water on long legs, the other lifts steel at the docks. What are they?',
    answer: 'crane',
    plurals: ['cranes'],
    world: 'buildings',
    picture: 'building-site',
    reason:
      'The machine is named after the bird for its long neck. The Greeks had the idea first, and the same name.',
  },
  {
    phrase: 'One keeps papers, another smooths fingernails, a third is on your computer. What are they?',
    answer: 'file',
    plurals: ['files'],
    world: 'desk',
    picture: 'file-cabinet',
    avoid: ['folder', 'card-index'],
    reason:
      'The paper kind comes from the Latin “filum”, thread, because documents used to be strung on one.',
  },
  {
    phrase: 'A church has one with pipes, and the body has many. What is it?',
    answer: 'organ',
    plurals: ['organs'],
    world: 'body',
    picture: 'heart-organ',
    avoid: ['lungs', 'brain'],
    reason:
      '“Organon” was the Greek word for a tool. The largest one in the human body is usually said to be the skin.',
  },
  {
    phrase: 'One is a peppery salad leaf, the other leaves for the stars. What are they?',
    answer: 'rocket',
    plurals: ['rockets'],
    world: 'sky',
    picture: 'rocket',
    avoid: ['satellite', 'airplane'],
    reason:
      'The leaf comes from the Latin “eruca”, which may have meant a caterpillar. The spacecraft comes from the Italian for a small bobbin.',
  },
  {
    phrase: 'It is a flat fish, the underside of a shoe and a word for “only”. Which word?',
    answer: 'sole',
    plurals: ['soles'],
    world: 'clothes',
    picture: 'hiking-boot',
    avoid: ['leather-shoe', 'trainer', 'slipper', 'high-heel', 'sandal', 'flip-flop', 'ballet-shoes', 'boot'],
    reason:
      'Fish and footwear are the same word, from the Latin for a sandal. The fish was thought to look like one.',
  },
  {
    phrase: 'It sounds like a shellfish, and you can build it in a gym. What is it?',
    answer: 'muscle',
    plurals: ['muscles'],
    world: 'body',
    picture: 'biceps',
    reason: '“Musculus” is Latin for a little mouse. Somebody watched one moving under the skin.',
  },
  {
    phrase: 'By the sound of it, this fruit always comes in twos. Which one?',
    answer: 'pear',
    plurals: ['pears'],
    world: 'fruit',
    picture: 'pear',
    avoid: ['cherries'],
    reason:
      'The spelling with “ai” comes from the Latin for “equal”, the one with “ea” from the Latin for the fruit. Only the ear mixes them up.',
  },
  {
    phrase: 'By the sound of it, this animal with antlers costs a lot. Which one?',
    answer: 'deer',
    world: 'wild-animals',
    picture: 'deer',
    avoid: ['moose'],
    reason: 'In Old English the word meant any animal at all, as “Tier” still does in German.',
  },
  {
    phrase: 'By the sound of it, this royal chair was tossed away. What is it?',
    answer: 'throne',
    plurals: ['thrones'],
    world: 'people',
    picture: 'king',
    reason:
      '“Thrown” and its twin sound alike, but one is Greek for a seat and the other an old word for twisting.',
  },
  {
    phrase: 'By the sound of it, this ingredient of bread belongs in a vase. What is it?',
    answer: 'flour',
    world: 'pantry',
    picture: 'bread',
    avoid: ['pie', 'cookie', 'pancakes'],
    reason:
      'They used to be one word. Flour was the flower of the meal, its finest part, and the spellings parted only about two hundred years ago.',
  },
  {
    phrase: 'By the sound of it, this food is what you do with a new friend. What is on the plate?',
    answer: 'meat',
    plurals: ['meats'],
    world: 'meals',
    picture: 'steak',
    avoid: ['bacon', 'chicken-leg', 'meat-on-bone', 'hamburger'],
    reason:
      'Meat once meant food of any kind. “Sweetmeats” and “one man’s meat is another man’s poison” remember it.',
  },
  {
    phrase: 'By the sound of it, a sailor says yes with something that he looks with. What is it?',
    answer: 'eye',
    alternates: ['aye'],
    plurals: ['eyes'],
    world: 'body',
    picture: 'eye',
    avoid: ['eyes'],
    reason:
      'Only one of the two words has anything to do with looking. “Aye” for “yes” came up around 1575, and nobody knows from where.',
  },
  {
    phrase: 'Take it or leave it: Hobson’s ____.',
    answer: 'choice',
    plurals: ['choices'],
    world: 'farm-animals',
    picture: 'horse',
    avoid: ['donkey'],
    reason:
      'Thomas Hobson hired out horses in Cambridge four hundred years ago. Everybody had to take the one that stood next to the door.',
  },
  {
    phrase: 'Who goes beyond the usual limits pushes the ____.',
    answer: 'envelope',
    plurals: ['envelopes'],
    world: 'transport',
    picture: 'airplane',
    avoid: ['helicopter', 'rocket'],
    reason:
      'Test pilots speak of the flight envelope, the curve on a chart within which an aircraft is safe. Tom Wolfe’s book The Right Stuff spread the phrase.',
  },
  {
    phrase: 'Somebody who is past their youth is long in the ____.',
    answer: 'tooth',
    plurals: ['teeth'],
    world: 'farm-animals',
    picture: 'horse',
    avoid: ['donkey', 'dog'],
    reason:
      'The gums of an old horse draw back, so that its teeth look longer. Dealers looked there before they paid.',
  },
  {
    phrase: 'A danger that hangs over one’s head is a sword of ____.',
    answer: 'Damocles',
    world: 'quest',
    picture: 'dagger',
    avoid: ['crossed-swords', 'axe', 'trident'],
    reason:
      'He envied a tyrant his luck and was invited to try the throne, beneath a blade that hung by a single horsehair.',
  },
  {
    phrase: 'Beware of Greeks bearing ____.',
    answer: 'gifts',
    alternates: ['presents'],
    plurals: ['gift'],
    world: 'celebrations',
    picture: 'present',
    avoid: ['red-envelope', 'bouquet'],
    reason:
      'So says Laocoön in Virgil’s Aeneid when he sees what the Greeks have left outside Troy. Nobody listens, and the wooden horse is wheeled in.',
  },
  {
    phrase: 'All that he touched turned to gold, and a god gave him the ears of an ass. Which king was he?',
    answer: 'Midas',
    world: 'farm-animals',
    picture: 'donkey',
    avoid: ['goat'],
    reason:
      'The ears were for preferring Pan’s music to Apollo’s. His barber whispered the secret into a hole in the ground, and the reeds that grew there spread it.',
  },
  {
    phrase: 'Archimedes found his principle and ran into the street with a shout of “____!”',
    answer: 'Eureka',
    alternates: ['heureka'],
    world: 'home',
    picture: 'bathtub',
    avoid: ['shower'],
    reason:
      'It is Greek for “I have found it”: the rising water had shown him how to measure the volume of a crown. Vitruvius tells the story, two centuries later.',
  },
  {
    phrase: 'Who undid the puzzle of Gordium with one stroke of his sword?',
    answer: 'Alexander',
    world: 'tools',
    picture: 'knot',
    avoid: ['thread', 'yarn'],
    reason:
      'Whoever undid the knot would rule Asia. To cut the Gordian knot now means to solve a problem by force.',
  },
  {
    phrase: 'He was hoist with his own ____.',
    answer: 'petard',
    plurals: ['petards'],
    world: 'danger',
    picture: 'bomb',
    reason:
      'A petard was a small bomb for blowing in gates. Hamlet says that it is fun to see the engineer blown up by his.',
  },
  {
    phrase: 'The cure-all that a swindler sells from his wagon is snake ____.',
    answer: 'oil',
    plurals: ['oils'],
    world: 'science',
    picture: 'pill',
    avoid: ['syringe', 'alembic', 'test-tube'],
    reason:
      'In 1917 American chemists tested Clark Stanley’s Snake Oil Liniment: mineral oil, fat, pepper and camphor, and no snake.',
  },
  {
    phrase: 'When share prices fall for a long time, traders call it a ____ market.',
    answer: 'bear',
    plurals: ['bears'],
    world: 'treasure',
    picture: 'chart-down',
    avoid: ['chart-up'],
    reason:
      'Its opposite is the bull. Sellers of what they do not own yet were once called bearskin jobbers, after people who sold the skin before the hunt.',
  },
  {
    phrase: 'When share prices keep rising, traders call it a ____ market.',
    answer: 'bull',
    plurals: ['bulls'],
    world: 'treasure',
    picture: 'chart-up',
    avoid: ['chart-down'],
    reason:
      'One explanation says that this animal tosses its horns upwards, while a bear strikes downwards with its paw.',
  },
  {
    phrase: 'A politician whose successor has been elected already is a lame ____.',
    answer: 'duck',
    plurals: ['ducks'],
    world: 'birds',
    picture: 'duck',
    avoid: ['goose', 'swan'],
    reason:
      'In eighteenth-century London it was somebody who could not pay his debts at the stock exchange and waddled off.',
  },
  {
    phrase: 'Your savings for a rainy day are a nest ____.',
    answer: 'egg',
    plurals: ['eggs'],
    world: 'birds',
    picture: 'nest-with-eggs',
    avoid: ['egg', 'empty-nest'],
    reason:
      'Farmers put a china one under a hen to show her where to lay. Savings, too, attract more of their kind.',
  },
  {
    phrase: 'Something to be proud of is a feather in your ____.',
    answer: 'cap',
    alternates: ['hat', 'bonnet'],
    plurals: ['caps'],
    world: 'clothes',
    picture: 'cap',
    avoid: ['sun-hat', 'top-hat', 'graduation-cap'],
    reason:
      'In many nations a feather was earned by a brave deed. In the song, Yankee Doodle sticks his on and calls it macaroni.',
  },
  {
    phrase: 'The little wrinkles round smiling eyes are crow’s ____.',
    answer: 'feet',
    alternates: ['foot'],
    world: 'people',
    picture: 'old-woman',
    avoid: ['old-man', 'massage'],
    reason: 'Chaucer has them already, in Troilus and Criseyde: “til crowes feet be growe under youre ye”.',
  },
  {
    phrase: 'From the top of the group to the bottom, everybody has a place in the pecking ____.',
    answer: 'order',
    plurals: ['orders'],
    world: 'birds',
    picture: 'hen',
    avoid: ['rooster', 'chick'],
    reason:
      'Thorleif Schjelderup-Ebbe, who had watched hens in Norway since he was a boy, described it scientifically in 1921.',
  },
  {
    phrase: 'If your voice is hoarse, you have a frog in your ____.',
    answer: 'throat',
    plurals: ['throats'],
    world: 'water-animals',
    picture: 'frog',
    avoid: ['turtle', 'crocodile'],
    reason: 'French speakers have a cat in theirs: “avoir un chat dans la gorge”.',
  },
  {
    phrase: 'Somebody who does nothing but read is a ____.',
    answer: 'bookworm',
    alternates: ['bibliophile'],
    plurals: ['bookworms'],
    world: 'small-creatures',
    picture: 'worm',
    avoid: ['caterpillar', 'snake'],
    reason:
      'The creatures that tunnel through old books are not worms at all. Mostly they are the larvae of beetles.',
  },
  {
    phrase: 'A tiny cause has a huge result far away: the butterfly ____.',
    answer: 'effect',
    plurals: ['effects'],
    world: 'weather',
    picture: 'tornado',
    avoid: ['cyclone', 'wind', 'lightning-cloud'],
    reason:
      'The meteorologist Edward Lorenz asked in 1972 whether a butterfly in Brazil could set off a tornado in Texas. His computer had shown that tiny changes grow.',
  },
  {
    phrase: 'In a sealed box, quantum theory says, it is both alive and dead: whose cat is it?',
    answer: 'Schrödinger',
    alternates: ['Schrodinger', 'Schrödinger’s', "Schrödinger's", "Schrodinger's", 'Schroedinger'],
    world: 'science',
    picture: 'atom',
    avoid: ['petri-dish'],
    reason:
      'The physicist thought it up in 1935 to show how absurd quantum theory would be if it held for cats.',
  },
  {
    phrase: 'They drooled before there was anything to eat: whose dogs were these?',
    answer: 'Pavlov',
    alternates: ['Pavlov’s', "Pavlov's"],
    world: 'home',
    picture: 'bell',
    avoid: ['alarm-clock', 'wind-chime', 'telephone'],
    reason:
      'Ivan Pavlov’s Nobel Prize of 1904 was for his work on digestion. In his experiments a metronome served more often than a bell.',
  },
  {
    phrase: 'Which force did Newton think of when he saw the fruit fall?',
    answer: 'gravity',
    alternates: ['gravitation'],
    world: 'fruit',
    picture: 'apple',
    avoid: ['green-apple'],
    reason:
      'He told the story himself in old age, but nothing hit him on the head. An old apple tree still stands in front of the house where he was born.',
  },
  {
    phrase: 'What did Benjamin Franklin want to draw from the clouds with a flying toy?',
    answer: 'electricity',
    alternates: ['lightning'],
    world: 'toys',
    picture: 'kite',
    avoid: ['balloon', 'boomerang'],
    reason:
      'In 1752 he took care to stay dry under a roof while it was up. Georg Richmann, who drew lightning into his house a year later, was killed.',
  },
  {
    phrase: 'A mould that had drifted onto a dish led Fleming to which medicine?',
    answer: 'penicillin',
    alternates: ['antibiotics'],
    world: 'science',
    picture: 'petri-dish',
    avoid: ['microscope', 'pill', 'syringe', 'test-tube', 'microbe'],
    reason: 'He came back from his holidays in September 1928 and saw that bacteria would not grow near it.',
  },
  {
    phrase: 'Mendel, a monk, found the laws of heredity by crossing thousands of ____.',
    answer: 'peas',
    alternates: ['plants', 'pea'],
    world: 'vegetables',
    picture: 'pea-pod',
    avoid: ['beans'],
    reason:
      'He counted some 28,000 plants between 1856 and 1863. The world only understood in 1900, when he had been dead for sixteen years.',
  },
  {
    phrase: '“Mr ____, come here: I want to see you,” said Bell in 1876.',
    answer: 'Watson',
    world: 'messages',
    picture: 'telephone',
    avoid: ['mobile-phone', 'fax', 'pager'],
    reason:
      'It was the first call ever made. Alexander Graham Bell was speaking to his assistant, who sat in another room.',
  },
  {
    phrase: 'What do the letters SOS really stand for?',
    answer: 'nothing',
    world: 'signs',
    picture: 'sos',
    avoid: ['letters', 'warning'],
    reason:
      'They were chosen because they are easy to send and to recognise in Morse code. “Save our souls” was thought up later.',
  },
  {
    phrase: '“Alas, poor ____! I knew him, Horatio.”',
    answer: 'Yorick',
    world: 'body',
    picture: 'skull',
    avoid: ['bone', 'brain'],
    reason:
      'Hamlet speaks to all that is left of his father’s jester. He does not say “I knew him well”, though everybody quotes it so.',
  },
  {
    phrase: '“A horse! A horse! My ____ for a horse!”',
    answer: 'kingdom',
    alternates: ['crown'],
    plurals: ['kingdoms'],
    world: 'treasure',
    picture: 'crown',
    avoid: ['ring'],
    reason:
      'So cries Richard III in Shakespeare’s play, on foot in the Battle of Bosworth. He lost the battle, his life and the throne there in 1485.',
  },
  {
    phrase: '“Beware the Ides of ____!”',
    answer: 'March',
    world: 'quest',
    picture: 'dagger',
    avoid: ['crossed-swords'],
    reason:
      'The Ides were the middle of the month in the Roman calendar. Julius Caesar was stabbed on that day in 44 BC.',
  },
  {
    phrase: 'Shylock’s contract allows him to cut off a pound of ____.',
    answer: 'flesh',
    world: 'workers',
    picture: 'judge',
    reason:
      'In The Merchant of Venice, Portia saves the borrower with a lawyer’s trick: the bond does not mention any drop of blood.',
  },
  {
    phrase: '“Call me ____.” So begins the hunt for Moby Dick.',
    answer: 'Ishmael',
    world: 'water-animals',
    picture: 'whale',
    reason:
      'Herman Melville knew what he wrote about: he had gone to the South Seas himself on a ship that hunted whales.',
  },
  {
    phrase: 'The Cheshire Cat vanishes slowly, and the last thing to go is its ____.',
    answer: 'grin',
    alternates: ['smile'],
    plurals: ['grins'],
    world: 'farm-animals',
    picture: 'cat',
    avoid: ['black-cat'],
    reason:
      'People said “to grin like a Cheshire cat” long before Alice met one. Lewis Carroll came from that county himself.',
  },
  {
    phrase: 'Whom did Robinson Crusoe name after the day on which he had saved him?',
    answer: 'Friday',
    world: 'seaside',
    picture: 'island',
    avoid: ['palm-tree', 'coconut', 'beach'],
    reason:
      'Daniel Defoe’s novel came out in 1719. Alexander Selkirk, who may have inspired it, had lived alone on an island for over four years.',
  },
  {
    phrase: 'Dr Jekyll drinks a potion and turns into Mr ____.',
    answer: 'Hyde',
    world: 'science',
    picture: 'alembic',
    avoid: ['test-tube', 'pill', 'syringe', 'petri-dish'],
    reason:
      '“If he be Mr Hyde, I shall be Mr Seek,” says the lawyer in Robert Louis Stevenson’s story of 1886.',
  },
  {
    phrase: '“Please, sir, I want some ____.”',
    answer: 'more',
    world: 'kitchen',
    picture: 'bowl',
    avoid: ['plate', 'spoon', 'stew'],
    reason:
      'Oliver Twist asks for a second helping of gruel, a thin porridge. Charles Dickens had worked in a factory himself at the age of twelve.',
  },
  {
    phrase: '“Bah! ____!” was all that Mr Scrooge had to say about Christmas.',
    answer: 'humbug',
    world: 'story',
    picture: 'ghost',
    avoid: ['santa', 'angel'],
    reason:
      'Four spirits change his mind in Dickens’s A Christmas Carol. It was written in six weeks in 1843 and has never been out of print.',
  },
  {
    phrase: 'All animals are equal, but some animals are more equal than ____.',
    answer: 'others',
    world: 'farm-animals',
    picture: 'pig',
    reason:
      'By then only this one of the seven commandments was left on the barn wall of Animal Farm, and those who had written it walked on two legs.',
  },
  {
    phrase: 'Hercule Poirot, the great detective, trusts in his little grey ____.',
    answer: 'cells',
    alternates: ['cell'],
    world: 'body',
    picture: 'brain',
    avoid: ['beard'],
    reason:
      'Agatha Christie’s Belgian appeared in her first novel, written in the First World War while she worked in a hospital pharmacy.',
  },
  {
    phrase: '“You’re going to need a bigger ____.”',
    answer: 'boat',
    alternates: ['ship'],
    plurals: ['boats'],
    world: 'water-animals',
    picture: 'shark',
    avoid: ['whale', 'dolphin'],
    reason:
      'The line was not in the script of Jaws. The actor Roy Scheider made it up while they were filming at sea.',
  },
  {
    phrase: '“Play it, ____,” says Ilsa in Casablanca, and nobody in the film says “again”.',
    answer: 'Sam',
    world: 'music',
    picture: 'piano',
    avoid: ['singer'],
    reason: 'The song is “As Time Goes By”. Dooley Wilson, who plays it in the film, was really a drummer.',
  },
  {
    phrase: '“It’s not easy being ____,” sings Kermit.',
    answer: 'green',
    world: 'small-creatures',
    picture: 'frog',
    avoid: ['lizard', 'snake'],
    reason:
      'Jim Henson cut the first Kermit out of his mother’s old coat in 1955. The eyes were halves of a table tennis ball.',
  },
  {
    phrase: 'James Bond wants his drink shaken, not ____.',
    answer: 'stirred',
    world: 'kitchen',
    picture: 'cocktail',
    avoid: ['wine', 'champagne', 'tumbler', 'tropical-drink'],
    reason: 'Bartenders teach the opposite: shaking makes the drink colder, but also cloudy.',
  },
  {
    phrase: '“Ground Control to Major ____.”',
    answer: 'Tom',
    world: 'workers',
    picture: 'astronaut',
    avoid: ['pilot'],
    reason:
      'David Bowie’s song came out in July 1969, a few days before the first people walked on the Moon.',
  },
  {
    phrase: 'The rain in Spain stays mainly in the ____.',
    answer: 'plain',
    plurals: ['plains'],
    world: 'weather',
    picture: 'rain-cloud',
    avoid: ['umbrella', 'closed-umbrella'],
    reason:
      'It is a pronunciation exercise for Eliza in My Fair Lady. In truth most of it falls in the hilly north.',
  },
  {
    phrase: '“A spoonful of ____ helps the medicine go down,” sings Mary Poppins.',
    answer: 'sugar',
    world: 'weather',
    picture: 'closed-umbrella',
    avoid: ['umbrella'],
    reason:
      'A songwriter’s son who had his polio vaccine on a lump of it gave his father the idea. She herself flies in on an umbrella.',
  },
  {
    phrase: 'Which town would not pay the Piper when the rats were gone?',
    answer: 'Hamelin',
    alternates: ['Hameln'],
    world: 'music',
    picture: 'flute',
    reason:
      'The oldest reports of Hamelin do not mention rats, only that 130 children went away with a piper in 1284.',
  },
  {
    phrase: '“Fee-fi-fo-____!” roars the giant when he smells an Englishman.',
    answer: 'fum',
    world: 'vegetables',
    picture: 'beans',
    avoid: ['pea-pod'],
    reason: 'Jack had sold the cow for a handful of them. Shakespeare’s King Lear already quotes the giant.',
  },
  {
    phrase: 'At midnight its driver turned back into a rat. Whose coach was it?',
    answer: 'Cinderella',
    alternates: ['Cinderella’s', "Cinderella's"],
    world: 'vegetables',
    picture: 'jack-o-lantern',
    reason:
      'Pumpkin, mice and glass slipper come from Charles Perrault’s version of 1697. Hundreds of others are known, one of them from China in the ninth century.',
  },
  {
    phrase: 'Whose son had to stand still for an arrow, with his lunch on his head?',
    answer: 'Tell',
    world: 'fruit',
    picture: 'apple',
    avoid: ['green-apple', 'pear'],
    reason:
      'No document mentions the Swiss archer William Tell before the fifteenth century. A Danish writer had told the same story of a man called Toko long before.',
  },
  {
    phrase: 'When all the evils had flown away, what was left at the bottom of Pandora’s box?',
    answer: 'hope',
    world: 'kitchen',
    picture: 'amphora',
    avoid: ['jar'],
    reason:
      'It was never a box in Greek, but a large storage jar. Erasmus seems to have mixed up the two words in the sixteenth century.',
  },
  {
    phrase: 'He flew too near the sun, and the wax melted. Who was he?',
    answer: 'Icarus',
    world: 'birds',
    picture: 'wing',
    avoid: ['feather'],
    reason:
      'His father Daedalus, who had built what they flew on, had warned him not to go too low either, because of the spray.',
  },
  {
    phrase: 'Who sent out a raven first, and a gentler bird after it?',
    answer: 'Noah',
    world: 'birds',
    picture: 'dove',
    avoid: ['black-bird', 'small-bird'],
    reason:
      'It came back with an olive leaf, and in our time Picasso drew it for the World Peace Congress of 1949.',
  },
  {
    phrase: 'A visit to the barber cost him his strength. Who was the hero?',
    answer: 'Samson',
    world: 'people',
    picture: 'haircut',
    avoid: ['beard', 'massage'],
    reason:
      'In the Bible, Delilah lets a man cut off the seven locks while he sleeps on her knees. They grew again in prison.',
  },
  {
    phrase: '“Friends, Romans, countrymen, lend me your ____!”',
    answer: 'ears',
    alternates: ['ear'],
    world: 'body',
    picture: 'ear',
    reason:
      'Mark Antony promises that he has come to bury Caesar, not to praise him. By the end of the speech the crowd is ready to riot.',
  },
  {
    phrase: '“Double, double toil and ____; fire burn and cauldron bubble.”',
    answer: 'trouble',
    world: 'kitchen',
    picture: 'stew',
    avoid: ['fondue', 'fried-egg'],
    reason:
      'Macbeth’s three witches stir in eye of newt and toe of frog. The line is often misquoted as “bubble, bubble”.',
  },
  {
    phrase: 'Found in Egypt, it had the same message in three scripts: the ____ Stone.',
    answer: 'Rosetta',
    world: 'nature',
    picture: 'rock',
    avoid: ['mountain', 'desert'],
    reason:
      'It let Jean-François Champollion read hieroglyphs in 1822. What it says is rather dull: a decree by priests about their king.',
  },
  {
    phrase: 'In this game, zero sounds like affection. What do the players call it?',
    answer: 'love',
    world: 'sports',
    picture: 'tennis',
    avoid: ['badminton', 'table-tennis', 'volleyball'],
    reason:
      'Nobody knows why. Some think of the French “l’œuf”, the egg, for its shape, others of playing for the love of it.',
  },
  {
    phrase: 'One stroke under par is a birdie. What are two under?',
    answer: 'eagle',
    plurals: ['eagles'],
    world: 'sports',
    picture: 'golf',
    reason:
      'Three under par is an albatross. American golfers began it around 1900, when “bird” was slang for anything splendid.',
  },
  {
    phrase: 'He robbed the rich, they say, and lived in the forest of ____.',
    answer: 'Sherwood',
    world: 'quest',
    picture: 'bow-and-arrow',
    avoid: ['crossed-swords'],
    reason:
      'Robin Hood’s oldest ballads are from the fifteenth century, and in some of them he lives in Yorkshire.',
  },
  {
    phrase: 'From which battlefield did a Greek messenger bring the news of victory on foot?',
    answer: 'Marathon',
    world: 'athletes',
    picture: 'runner',
    avoid: ['walker', 'cyclist'],
    reason:
      'The distance of 42.195 kilometres comes from the Olympic Games in London in 1908. Before that, the races were only roughly as long.',
  },
  {
    phrase: '“All the world’s a ____, and all the men and women merely players.”',
    answer: 'stage',
    plurals: ['stages'],
    world: 'stage',
    picture: 'masks',
    reason: 'Jaques says it in As You Like It and goes on to describe the seven ages of man.',
  },
  {
    phrase: 'Galileo took its rings for a pair of ears. Which planet was it?',
    answer: 'Saturn',
    world: 'sky',
    picture: 'saturn',
    avoid: ['globe', 'full-moon'],
    reason:
      'His telescope was too weak to show more. Christiaan Huygens worked out in the 1650s what it was that he had seen.',
  },
  {
    phrase: 'It came when Mark Twain was born, and it came back when he died. Whose name does it bear?',
    answer: 'Halley',
    alternates: ['Halley’s', "Halley's"],
    world: 'sky',
    picture: 'comet',
    avoid: ['shooting-star', 'star'],
    reason:
      'Edmond Halley saw that the comets of 1531, 1607 and 1682 were one and foretold its return. Twain lived from its visit of 1835 to that of 1910.',
  },
  {
    phrase: 'Which mountain buried Pompeii?',
    answer: 'Vesuvius',
    world: 'places',
    picture: 'volcano',
    avoid: ['mountain'],
    reason:
      'Pliny the Younger watched the eruption of the year 79 from across the bay and described it in letters that we still have.',
  },
  {
    phrase: 'Which country gave New York its lady with the torch?',
    answer: 'France',
    world: 'places',
    picture: 'statue-of-liberty',
    reason:
      'It arrived in 1885 in over two hundred crates. The iron skeleton beneath the copper was designed by Gustave Eiffel.',
  },
  {
    phrase: 'The great stone heads far out in the Pacific stand on ____ Island.',
    answer: 'Easter',
    world: 'places',
    picture: 'moai',
    avoid: ['island'],
    reason:
      'The Dutch captain Jacob Roggeveen landed there on Easter Sunday 1722. The heads have bodies, too, and many of them are buried to the neck.',
  },
  {
    phrase: 'Let the cobbler stick to his ____.',
    answer: 'last',
    alternates: ['trade', 'lasts'],
    world: 'clothes',
    picture: 'leather-shoe',
    avoid: ['trainer', 'hiking-boot', 'boot', 'sandal', 'high-heel', 'slipper', 'flip-flop', 'ballet-shoes'],
    reason:
      'A last is the wooden foot on which shoes are made. The painter Apelles thanked a shoemaker for a hint about a sandal, but not for his views on the leg.',
  },
  {
    phrase: 'Revenge is a dish best served ____.',
    answer: 'cold',
    alternates: ['chilled'],
    world: 'kitchen',
    picture: 'plate',
    avoid: ['bowl', 'stew', 'fork-and-knife'],
    reason:
      'It sounds ancient, but nobody has found it before the nineteenth century. A novel by Eugène Sue, translated in 1846, is an early source.',
  },
  {
    phrase: 'Ne’er cast a clout till May be ____.',
    answer: 'out',
    alternates: ['over', 'done'],
    world: 'desk',
    picture: 'calendar',
    reason:
      'A clout is a piece of clothing. May may be the month, or else the hawthorn, whose blossom is also called so.',
  },
  {
    phrase: 'Fine words butter no ____.',
    answer: 'parsnips',
    alternates: ['parsnip'],
    world: 'pantry',
    picture: 'butter',
    avoid: ['bread'],
    reason:
      'English collections have had it since 1639. Parsnips were everyday food, and dull without anything on them.',
  },
  {
    phrase: 'A nod is as good as a ____ to a blind horse.',
    answer: 'wink',
    plurals: ['winks'],
    world: 'faces',
    picture: 'wink',
    reason:
      'The horse, of course, misses both. People now say it with the opposite meaning, that a small hint is enough.',
  },
  {
    phrase: 'Laugh, and the world laughs with you; weep, and you weep ____.',
    answer: 'alone',
    world: 'faces',
    picture: 'crying-face',
    avoid: ['tears-of-joy', 'grin', 'pensive-face', 'pleading-face'],
    reason:
      'Ella Wheeler Wilcox wrote it in 1883, after she had comforted a young widow on the train to a ball.',
  },
  {
    phrase: 'He who laughs last laughs ____.',
    answer: 'longest',
    alternates: ['best', 'loudest', 'hardest'],
    world: 'faces',
    picture: 'tears-of-joy',
    avoid: ['grin', 'star-eyes'],
    reason:
      'The British usually say “longest” and Americans “best”. The proverb also exists in French, German, Italian and more.',
  },
  {
    phrase: 'Which puppet could not tell a lie without being found out at once?',
    answer: 'Pinocchio',
    world: 'faces',
    picture: 'long-nose',
    reason:
      'Carlo Collodi’s puppet first appeared in an Italian children’s paper in 1881. The name means something like “pine nut”.',
  },
  {
    phrase: 'Seven priests blew, the people shouted, and the walls fell down. Of which city?',
    answer: 'Jericho',
    world: 'music',
    picture: 'trumpet',
    avoid: ['postal-horn', 'megaphone'],
    reason:
      'In the Book of Joshua they are rams’ horns. It is also one of the oldest and lowest towns on Earth, more than 250 metres below the sea.',
  },
  {
    phrase: 'Nero fiddled while ____ burned.',
    answer: 'Rome',
    world: 'music',
    picture: 'violin',
    avoid: ['guitar', 'banjo'],
    reason:
      'Fiddles were not invented until many centuries later. Tacitus writes that Nero was out of town when the fire began in the year 64.',
  },
  {
    phrase: 'In Britain, it is eaten with lemon and sugar on Shrove ____.',
    answer: 'Tuesday',
    world: 'meals',
    picture: 'pancakes',
    avoid: ['waffle'],
    reason:
      'Eggs and butter had to be used up before the fast of Lent. In Olney, women have raced with frying pans on that day since 1445, as the town tells it.',
  },
  {
    phrase: 'French bakers named it after the shape of the growing moon. Which breakfast is it?',
    answer: 'croissant',
    plurals: ['croissants'],
    world: 'sky',
    picture: 'crescent-moon',
    avoid: ['full-moon', 'new-moon'],
    reason:
      'It came to Paris from Vienna, where such bakes were called “Kipferl”. The flaky dough was added in France.',
  },
  {
    phrase: 'Which earl, they say, would not leave the card table to dine and gave a snack its name?',
    answer: 'Sandwich',
    world: 'meals',
    picture: 'sandwich',
    avoid: ['bread', 'hamburger', 'baguette'],
    reason:
      'He was John Montagu, the fourth Earl of Sandwich. His defenders say that it was his desk which he did not want to leave.',
  },
  {
    phrase: 'Being bitten by a pet makes no headlines. It is news when a man bites a ____.',
    answer: 'dog',
    plurals: ['dogs'],
    world: 'messages',
    picture: 'newspaper',
    reason:
      'The rule is credited to an editor of the New York Sun, who taught it to young reporters in the nineteenth century.',
  },
  {
    phrase: 'The best-laid schemes of mice and ____ often go awry.',
    answer: 'men',
    alternates: ['man'],
    world: 'farm-animals',
    picture: 'mouse',
    avoid: ['rat', 'hamster'],
    reason:
      'Robert Burns wrote it in 1785 after he had destroyed a nest with his plough. In Scots they “gang aft agley”.',
  },
  {
    phrase: 'Great oaks from little ____ grow.',
    answer: 'acorns',
    plurals: ['acorn'],
    world: 'plants',
    picture: 'tree',
    avoid: ['evergreen', 'palm-tree', 'seedling', 'chestnut'],
    reason:
      'An oak takes twenty years and more to bear its first ones, and only very few of them ever become trees.',
  },
  {
    phrase: 'They are the first to desert a sinking ____.',
    answer: 'ship',
    plurals: ['ships'],
    world: 'farm-animals',
    picture: 'rat',
    avoid: ['mouse'],
    reason:
      'In Shakespeare’s Tempest even the rats have quit the rotten boat. Pliny tells of mice that leave a house before it falls down.',
  },
  {
    phrase: 'It goes before a fall, and big cats with manes live in one. What is it?',
    answer: 'pride',
    plurals: ['prides'],
    world: 'wild-animals',
    picture: 'lion',
    avoid: ['tiger', 'leopard'],
    reason:
      '“Pride goeth before destruction, and an haughty spirit before a fall,” says the Bible (Proverbs 16:18), so that we have shortened it.',
  },
  {
    phrase: 'Who meet in a parliament, but only at night?',
    answer: 'owls',
    plurals: ['owl'],
    world: 'birds',
    picture: 'owl',
    avoid: ['bat'],
    reason:
      'The word for a group of them was made popular by C. S. Lewis in one of his Narnia books, The Silver Chair of 1953.',
  },
  {
    phrase: 'On the ground they are a gaggle, in the air they are a skein. What are they?',
    answer: 'geese',
    plurals: ['goose'],
    world: 'birds',
    picture: 'goose',
    avoid: ['duck', 'swan'],
    reason:
      'In their V each bird but the first flies in the rising air from the wing in front, which saves strength.',
  },
  {
    phrase: 'Whales swim in one, and peas grow in one. What is it?',
    answer: 'pod',
    plurals: ['pods'],
    world: 'water-animals',
    picture: 'whale',
    avoid: ['dolphin', 'seal'],
    reason:
      'Killer whales may stay in their mother’s all their lives, and each has calls of its own that others do not use.',
  },
  {
    phrase: 'Londoners cross the street on the stripes of which animal?',
    answer: 'zebra',
    plurals: ['zebras'],
    world: 'wild-animals',
    picture: 'zebra',
    avoid: ['tiger', 'skunk', 'badger', 'raccoon'],
    reason:
      'The crossing was introduced in Britain in 1951. Others there are called after the pelican, the puffin and the toucan.',
  },
  {
    phrase: 'An unfair trial with a judgment known beforehand is held by a ____ court.',
    answer: 'kangaroo',
    plurals: ['kangaroos'],
    world: 'workers',
    picture: 'judge',
    avoid: ['police-officer', 'detective'],
    reason:
      'The phrase is not Australian but American, from around 1850. Perhaps such courts hopped over the law.',
  },
];
