import type { PictureId } from './catalogue.ts';

/**
 * The worlds a grid is filled from: its decoys come from the world of its right picture, so that knowing what kind of
 * thing is asked for does not help.
 */
export const worlds = {
  // prettier-ignore
  birds: [
    'rooster', 'hen', 'chick', 'hatching-chick', 'small-bird', 'black-bird', 'penguin', 'dove', 'eagle',
    'duck', 'swan', 'owl', 'flamingo', 'peacock', 'parrot', 'goose', 'turkey', 'dodo', 'feather', 'wing',
    'nest-with-eggs', 'empty-nest', 'egg', 'bat',
  ],
  // prettier-ignore
  'water-animals': [
    'whale', 'dolphin', 'shark', 'fish', 'tropical-fish', 'blowfish', 'octopus', 'squid', 'shrimp',
    'lobster', 'crab', 'oyster', 'shell', 'coral', 'jellyfish', 'seal', 'turtle', 'otter', 'beaver',
    'crocodile', 'frog', 'hippo', 'penguin', 'duck', 'swan', 'flamingo', 'polar-bear', 'snail',
  ],
  // prettier-ignore
  'farm-animals': [
    'cow', 'ox', 'pig', 'ram', 'sheep', 'goat', 'horse', 'donkey', 'dog', 'poodle', 'cat', 'black-cat',
    'rabbit', 'hamster', 'mouse', 'rat', 'llama', 'rooster', 'hen', 'chick', 'hatching-chick', 'duck',
    'goose', 'turkey', 'bee',
  ],
  // prettier-ignore
  'wild-animals': [
    'water-buffalo', 'paw-prints', 'tiger', 'leopard', 'lion', 'elephant', 'rhino', 'hippo', 'giraffe',
    'zebra', 'gorilla', 'orangutan', 'monkey', 'kangaroo', 'koala', 'panda', 'bear', 'polar-bear', 'wolf',
    'fox', 'raccoon', 'deer', 'moose', 'bison', 'skunk', 'badger', 'beaver', 'otter', 'sloth', 'hedgehog',
    'bat', 'chipmunk', 'camel', 'boar', 'crocodile', 'snake',
  ],
  // prettier-ignore
  'small-creatures': [
    'bee', 'ant', 'beetle', 'ladybird', 'caterpillar', 'butterfly', 'cricket', 'fly', 'worm', 'mosquito',
    'cockroach', 'spider', 'spider-web', 'scorpion', 'snail', 'lizard', 'snake', 'frog', 'microbe', 'mouse',
    'hedgehog', 'bat', 'chipmunk', 'hamster', 'small-bird',
  ],
  // prettier-ignore
  animals: [
    'cow', 'pig', 'sheep', 'goat', 'horse', 'donkey', 'dog', 'cat', 'rabbit', 'mouse', 'rat', 'hen', 'duck',
    'goose', 'swan', 'owl', 'eagle', 'parrot', 'peacock', 'tiger', 'leopard', 'lion', 'elephant', 'monkey',
    'kangaroo', 'bear', 'wolf', 'fox', 'deer', 'bat', 'camel', 'crocodile', 'snake', 'frog', 'turtle',
    'whale', 'shark', 'fish', 'octopus', 'bee', 'ant', 'butterfly', 'spider', 'snail',
  ],
  // prettier-ignore
  fruit: [
    'grapes', 'melon', 'watermelon', 'tangerine', 'lemon', 'banana', 'pineapple', 'apple', 'green-apple',
    'pear', 'peach', 'cherries', 'strawberry', 'kiwi', 'mango', 'coconut', 'blueberries', 'tomato', 'olive',
    'avocado', 'chestnut', 'peanuts',
  ],
  // prettier-ignore
  vegetables: [
    'carrot', 'potato', 'sweet-potato', 'corn', 'cucumber', 'broccoli', 'leafy-green', 'bell-pepper',
    'chilli', 'aubergine', 'garlic', 'onion', 'mushroom', 'beans', 'pea-pod', 'ginger', 'salad', 'tomato',
    'olive', 'avocado', 'peanuts', 'chestnut', 'herb', 'jack-o-lantern',
  ],
  // prettier-ignore
  meals: [
    'bread', 'baguette', 'croissant', 'pretzel', 'bagel', 'pancakes', 'waffle', 'cheese', 'bacon',
    'hamburger', 'fries', 'pizza', 'hot-dog', 'sandwich', 'taco', 'burrito', 'fried-egg', 'popcorn',
    'butter', 'salt', 'tin-can', 'rice', 'noodles', 'spaghetti', 'sushi', 'dumpling', 'stew',
    'meat-on-bone', 'chicken-leg', 'steak', 'takeout-box', 'fish-cake', 'fried-shrimp', 'pie', 'salad',
  ],
  // prettier-ignore
  sweets: [
    'ice-cream', 'soft-ice', 'shaved-ice', 'doughnut', 'cookie', 'birthday-cake', 'shortcake', 'cupcake',
    'pie', 'chocolate', 'candy', 'lollipop', 'custard', 'honey', 'fortune-cookie', 'moon-cake', 'dango',
    'pancakes', 'waffle', 'croissant', 'popcorn', 'apple', 'cherries', 'strawberry',
  ],
  // prettier-ignore
  kitchen: [
    'milk', 'coffee', 'green-tea', 'teapot', 'champagne', 'wine', 'cocktail', 'tropical-drink', 'beer',
    'clinking-glasses', 'tumbler', 'pouring-liquid', 'cup-with-straw', 'bubble-tea', 'juice-box',
    'ice-cube', 'baby-bottle', 'jar', 'spoon', 'fork-and-knife', 'plate', 'bowl', 'chopsticks',
    'kitchen-knife', 'fondue', 'amphora', 'stew', 'fried-egg', 'salt', 'butter', 'honey', 'tin-can',
  ],
  // prettier-ignore
  pantry: [
    'bread', 'cheese', 'egg', 'milk', 'honey', 'salt', 'butter', 'beans', 'rice', 'apple', 'lemon', 'onion',
    'carrot', 'potato', 'peanuts', 'bacon', 'tin-can', 'jar', 'olive', 'garlic', 'chocolate', 'pie',
    'cookie', 'birthday-cake', 'coffee', 'teapot', 'wine', 'pancakes', 'sandwich', 'stew', 'corn',
    'cherries',
  ],
  // prettier-ignore
  clothes: [
    'lipstick', 'glasses', 'sunglasses', 'goggles', 'lab-coat', 'safety-vest', 'necktie', 't-shirt',
    'jeans', 'scarf', 'gloves', 'coat', 'socks', 'dress', 'kimono', 'sari', 'swimsuit', 'briefs', 'shorts',
    'blouse', 'purse', 'handbag', 'backpack', 'leather-shoe', 'trainer', 'hiking-boot', 'slipper',
    'high-heel', 'sandal', 'flip-flop', 'ballet-shoes', 'boot', 'sun-hat', 'top-hat', 'graduation-cap',
    'cap', 'military-helmet', 'rescue-helmet', 'running-shirt', 'martial-arts-uniform', 'hair-pick', 'fan',
    'ribbon', 'rosette', 'crown', 'ring',
  ],
  // prettier-ignore
  treasure: [
    'cash-machine', 'crown', 'ring', 'gem', 'coin', 'money-bag', 'banknote', 'money-with-wings',
    'credit-card', 'receipt', 'prayer-beads', 'gold-medal', 'silver-medal', 'bronze-medal', 'trophy',
    'old-key', 'scales', 'chart-up', 'chart-down', 'amulet', 'purse', 'padlock', 'crystal-ball', 'scroll',
    'amphora', 'mirror', 'hourglass', 'bank', 'slot-machine',
  ],
  // prettier-ignore
  tools: [
    'hammer', 'axe', 'pick', 'wrench', 'screwdriver', 'saw', 'nut-and-bolt', 'gear', 'clamp', 'link',
    'chains', 'hook', 'toolbox', 'magnet', 'ladder', 'brick', 'wood', 'rock', 'scissors', 'plunger',
    'bucket', 'broom', 'safety-pin', 'needle', 'thread', 'yarn', 'knot', 'paintbrush', 'ruler',
    'triangular-ruler', 'fire-extinguisher', 'torch', 'battery', 'plug', 'bulb', 'compass', 'mouse-trap',
    'razor', 'sponge', 'key',
  ],
  // prettier-ignore
  home: [
    'door', 'window', 'mirror', 'chair', 'couch', 'bed', 'toilet', 'shower', 'bathtub', 'toothbrush',
    'basket', 'toilet-roll', 'candle', 'oil-lamp', 'paper-lantern', 'mantel-clock', 'television', 'radio',
    'picture-frame', 'teddy-bear', 'umbrella', 'wastebasket', 'bell', 'lotion-bottle', 'wind-chime',
    'plunger', 'soap', 'sponge', 'broom', 'bucket', 'razor', 'key', 'padlock', 'plug', 'bulb',
    'alarm-clock', 'potted-plant', 'telephone', 'teapot',
  ],
  // prettier-ignore
  desk: [
    'floppy-disk', 'ballot-box', 'briefcase', 'folder', 'calendar', 'clipboard', 'pushpin', 'paperclip',
    'books', 'open-book', 'notebook', 'scroll', 'memo', 'newspaper', 'pencil', 'fountain-pen', 'crayon',
    'laptop', 'printer', 'computer-mouse', 'keyboard', 'telephone', 'mobile-phone', 'envelope', 'package',
    'bookmark', 'label', 'card-index', 'file-cabinet', 'magnifier', 'abacus', 'id-card', 'ruler',
    'scissors', 'wastebasket', 'bulb', 'scales', 'chart-up', 'chart-down',
  ],
  // prettier-ignore
  messages: [
    'telephone', 'mobile-phone', 'pager', 'fax', 'envelope', 'love-letter', 'mailbox', 'postbox',
    'postal-horn', 'package', 'newspaper', 'radio', 'television', 'satellite-dish', 'loudspeaker',
    'megaphone', 'speaker', 'muted-speaker', 'microphone', 'bell', 'speech-balloon', 'thought-balloon',
    'memo', 'scroll', 'laptop', 'camera', 'placard', 'talking-head', 'siren',
  ],
  // prettier-ignore
  measures: [
    'watch', 'hourglass', 'alarm-clock', 'stopwatch', 'timer', 'mantel-clock', 'calendar', 'thermometer',
    'ruler', 'triangular-ruler', 'scales', 'compass', 'abacus', 'telescope', 'microscope', 'magnifier',
    'chart-up', 'chart-down', 'numbers', 'satellite', 'world-map', 'globe', 'traffic-light', 'die', 'bell',
  ],
  // prettier-ignore
  science: [
    'thermometer', 'telescope', 'microscope', 'test-tube', 'petri-dish', 'dna', 'alembic', 'syringe',
    'pill', 'stethoscope', 'x-ray', 'bandage', 'crutch', 'satellite', 'satellite-dish', 'magnet', 'microbe',
    'atom', 'abacus', 'goggles', 'lab-coat', 'bulb', 'battery', 'compass', 'rocket', 'scales', 'gear',
    'blood-drop', 'brain', 'tooth',
  ],
  // prettier-ignore
  transport: [
    'car', 'taxi', 'bus', 'police-car', 'ambulance', 'fire-engine', 'tractor', 'lorry', 'pickup-truck',
    'bicycle', 'motor-scooter', 'kick-scooter', 'motorcycle', 'racing-car', 'steam-train', 'tram',
    'cable-car', 'ship', 'ferry', 'sailboat', 'canoe', 'speedboat', 'rocket', 'helicopter', 'airplane',
    'ufo', 'parachute', 'skateboard', 'roller-skate', 'sled', 'wheelchair', 'rickshaw',
  ],
  // prettier-ignore
  journeys: [
    'anchor', 'wheel', 'fuel-pump', 'traffic-light', 'ring-buoy', 'luggage', 'railway-track', 'motorway',
    'bus-stop', 'roadworks', 'shopping-trolley', 'ticket', 'compass', 'world-map', 'backpack', 'tent',
    'bridge', 'steam-train', 'ship', 'sailboat', 'canoe', 'airplane', 'bicycle', 'bus', 'car', 'parachute',
    'rocket', 'walker', 'footprints',
  ],
  // prettier-ignore
  weather: [
    'sun', 'sun-behind-cloud', 'cloud', 'rain-cloud', 'snow-cloud', 'lightning-cloud', 'tornado', 'fog',
    'wind', 'rainbow', 'snowflake', 'snowman', 'lightning', 'droplet', 'wave', 'cyclone', 'umbrella',
    'closed-umbrella', 'thermometer', 'ice-cube', 'fire', 'sunrise', 'sunset', 'full-moon',
  ],
  // prettier-ignore
  sky: [
    'sun', 'cloud', 'rainbow', 'lightning', 'full-moon', 'crescent-moon', 'new-moon', 'star',
    'shooting-star', 'comet', 'milky-way', 'saturn', 'globe', 'sunrise', 'sunrise-mountains', 'sunset',
    'starry-night', 'rain-cloud', 'airplane', 'rocket', 'satellite', 'ufo', 'balloon', 'kite', 'parachute',
    'fireworks', 'telescope', 'helicopter',
  ],
  // prettier-ignore
  nature: [
    'fire', 'volcano', 'wave', 'droplet', 'wind', 'snowflake', 'sun', 'cloud', 'rainbow', 'mountain',
    'desert', 'island', 'beach', 'rock', 'wood', 'tree', 'leaf', 'mushroom', 'wheat', 'shell', 'feather',
    'spider-web', 'ice-cube', 'lightning', 'fog', 'hot-spring', 'park',
  ],
  // prettier-ignore
  plants: [
    'seedling', 'evergreen', 'tree', 'palm-tree', 'cactus', 'tulip', 'cherry-blossom', 'rose', 'hibiscus',
    'sunflower', 'daisy', 'herb', 'shamrock', 'four-leaf-clover', 'maple-leaf', 'fallen-leaf', 'leaf',
    'wheat', 'bouquet', 'wilted-flower', 'lotus', 'hyacinth', 'potted-plant', 'bamboo', 'mushroom', 'corn',
    'wood', 'chestnut',
  ],
  // prettier-ignore
  places: [
    'house', 'house-with-garden', 'derelict-house', 'office-building', 'hospital', 'bank', 'hotel', 'shop',
    'school', 'factory', 'castle', 'church', 'shrine', 'stadium', 'tent', 'hut', 'bridge', 'cityscape',
    'temple', 'statue-of-liberty', 'tokyo-tower', 'fountain', 'mountain', 'desert', 'island', 'beach',
    'park', 'circus-tent', 'ferris-wheel', 'carousel', 'roller-coaster', 'building-site', 'moai', 'volcano',
  ],
  // prettier-ignore
  buildings: [
    'house', 'derelict-house', 'office-building', 'hospital', 'bank', 'hotel', 'shop', 'school', 'factory',
    'castle', 'church', 'shrine', 'stadium', 'tent', 'hut', 'bridge', 'temple', 'tokyo-tower', 'fountain',
    'circus-tent', 'building-site', 'moai', 'brick', 'ladder', 'door', 'window',
  ],
  // prettier-ignore
  seaside: [
    'wave', 'beach', 'shell', 'crab', 'fish', 'ship', 'anchor', 'sailboat', 'ring-buoy', 'island',
    'palm-tree', 'coconut', 'soft-ice', 'sun', 'swimmer', 'surfer', 'bucket', 'sunglasses', 'swimsuit',
    'flip-flop', 'fishing-pole', 'hook', 'whale', 'dolphin', 'diving-mask', 'canoe', 'octopus', 'shark',
    'shrimp',
  ],
  // prettier-ignore
  music: [
    'note', 'saxophone', 'guitar', 'piano', 'trumpet', 'violin', 'score', 'drum', 'long-drum', 'banjo',
    'accordion', 'maracas', 'flute', 'microphone', 'studio-microphone', 'headphones', 'bell', 'postal-horn',
    'radio', 'speaker', 'muted-speaker', 'disc', 'sliders', 'wind-chime', 'megaphone', 'singer', 'dancer',
    'talking-head',
  ],
  // prettier-ignore
  stage: [
    'videocassette', 'palette', 'masks', 'clapperboard', 'film-strip', 'movie-camera', 'projector',
    'admission-tickets', 'mirror-ball', 'microphone', 'violin', 'score', 'top-hat', 'ballet-shoes',
    'dancer', 'dancing-man', 'juggler', 'clown', 'circus-tent', 'magic-wand', 'picture-frame', 'paintbrush',
    'camera', 'television', 'popcorn', 'star', 'ticket', 'crystal-ball',
  ],
  // prettier-ignore
  sports: [
    'football', 'basketball', 'american-football', 'rugby', 'baseball', 'tennis', 'volleyball',
    'flying-disc', 'bowling', 'cricket-bat', 'field-hockey', 'ice-hockey', 'lacrosse', 'table-tennis',
    'badminton', 'boxing-glove', 'goal', 'golf', 'ice-skate', 'fishing-pole', 'diving-mask', 'skis',
    'curling-stone', 'bullseye', 'bow-and-arrow', 'pool-ball', 'sled', 'trophy', 'stopwatch',
    'chequered-flag', 'gold-medal', 'running-shirt',
  ],
  // prettier-ignore
  athletes: [
    'surfer', 'swimmer', 'runner', 'weight-lifter', 'jockey', 'fencer', 'climber', 'rower', 'cyclist',
    'wrestlers', 'skier', 'cartwheel', 'juggler', 'dancer', 'walker', 'bowing', 'shrug', 'meditation',
    'boxing-glove', 'trophy', 'chequered-flag', 'bullseye', 'ice-skate', 'football',
  ],
  // prettier-ignore
  toys: [
    'kite', 'yo-yo', 'boomerang', 'die', 'jigsaw', 'pawn', 'joker', 'slot-machine', 'gamepad', 'joystick',
    'pool-ball', 'nesting-dolls', 'pinata', 'balloon', 'magic-wand', 'crystal-ball', 'bubbles',
    'water-pistol', 'toy-dolls', 'teddy-bear', 'carousel', 'slide', 'football', 'kick-scooter',
    'skateboard', 'yarn', 'drum',
  ],
  // prettier-ignore
  'cards-and-games': [
    'die', 'jigsaw', 'pawn', 'joker', 'spade', 'club', 'heart-suit', 'diamond-suit', 'slot-machine',
    'gamepad', 'joystick', 'pool-ball', 'bullseye', 'bowling', 'yo-yo', 'boomerang', 'table-tennis',
    'football', 'tennis', 'golf', 'crystal-ball', 'magic-wand', 'trophy', 'kite',
  ],
  // prettier-ignore
  celebrations: [
    'pinata', 'balloon', 'party-popper', 'confetti-ball', 'present', 'fireworks', 'firecracker',
    'jack-o-lantern', 'christmas-tree', 'birthday-cake', 'cupcake', 'candle', 'bouquet', 'ribbon', 'ring',
    'champagne', 'clinking-glasses', 'party-face', 'mirror-ball', 'red-envelope', 'carp-streamer', 'bell',
    'star', 'santa', 'bride', 'trophy',
  ],
  // prettier-ignore
  faces: [
    'see-no-evil', 'hear-no-evil', 'speak-no-evil', 'grin', 'tears-of-joy', 'halo-face', 'horned-face',
    'wink', 'yummy-face', 'relieved-face', 'heart-eyes', 'cool-face', 'smirking-face', 'neutral-face',
    'unamused-face', 'pensive-face', 'blowing-kiss', 'tongue-out', 'angry-face', 'crying-face',
    'steaming-face', 'fearful-face', 'screaming-face', 'flushed-face', 'sleeping-face', 'dizzy-face',
    'no-mouth', 'masked-face', 'upside-down-face', 'rolling-eyes', 'zipped-mouth', 'money-mouth',
    'feverish-face', 'nerd-face', 'thinking-face', 'head-bandage', 'cowboy-face', 'clown', 'nauseated-face',
    'long-nose', 'sneezing-face', 'raised-eyebrow', 'star-eyes', 'shushing-face', 'exploding-head',
    'party-face', 'hot-face', 'cold-face', 'disguised-face', 'pleading-face', 'monocle-face',
    'yawning-face', 'melting-face', 'saluting-face', 'peeking-face', 'cloud-face', 'hugging-face',
  ],
  // prettier-ignore
  body: [
    'eyes', 'eye', 'ear', 'nose', 'mouth', 'tongue', 'tooth', 'brain', 'heart-organ', 'lungs', 'bone',
    'leg', 'foot', 'biceps', 'skull', 'footprints', 'mechanical-arm', 'blood-drop', 'thumbs-up',
    'raised-hand', 'fist', 'crossed-fingers', 'nail-polish', 'beard',
  ],
  // prettier-ignore
  hands: [
    'thumbs-up', 'thumbs-down', 'ok-hand', 'clapping', 'waving', 'fist', 'raised-fist', 'raised-hand',
    'crossed-fingers', 'v-sign', 'point-up', 'point-down', 'point-right', 'point-at-you', 'pinch',
    'handshake', 'writing-hand', 'nail-polish', 'open-hands', 'folded-hands', 'palms-up', 'call-me',
    'rock-sign', 'vulcan-salute', 'heart-hands', 'raised-hands', 'pinched-fingers', 'selfie',
  ],
  // prettier-ignore
  workers: [
    'police-officer', 'guard', 'detective', 'farmer', 'cook', 'graduate', 'singer', 'artist', 'teacher',
    'factory-worker', 'programmer', 'office-worker', 'mechanic', 'scientist', 'astronaut', 'firefighter',
    'doctor', 'judge', 'pilot', 'builder', 'receptionist', 'juggler', 'ninja', 'dancer', 'nanny',
  ],
  // prettier-ignore
  people: [
    'baby', 'boy', 'girl', 'old-man', 'old-woman', 'family', 'bride', 'groom', 'couple-holding-hands',
    'hug', 'walker', 'runner', 'bowing', 'shrug', 'facepalm', 'in-bed', 'in-bath', 'haircut', 'massage',
    'meditation', 'beard', 'hand-up', 'crossed-arms', 'selfie', 'talking-head', 'silhouettes', 'swimmer',
    'dancer', 'graduate', 'king',
  ],
  // prettier-ignore
  story: [
    'dragon', 'unicorn', 'sauropod', 't-rex', 'mammoth', 'dodo', 'ghost', 'alien', 'pixel-monster', 'robot',
    'troll', 'zombie', 'vampire', 'fairy', 'genie', 'elf', 'wizard', 'mermaid', 'princess', 'prince',
    'superhero', 'supervillain', 'santa', 'angel', 'imp', 'ogre', 'goblin',
  ],
  // prettier-ignore
  quest: [
    'dagger', 'crossed-swords', 'shield', 'bow-and-arrow', 'trident', 'axe', 'castle', 'crown', 'dragon',
    'horse', 'old-key', 'padlock', 'chains', 'scroll', 'candle', 'amphora', 'ring', 'gem', 'coin',
    'crystal-ball', 'magic-wand', 'world-map', 'compass', 'bridge', 'fire', 'hole', 'ladder', 'hourglass',
    'pirate-flag', 'anchor',
  ],
  // prettier-ignore
  danger: [
    'bomb', 'firecracker', 'siren', 'coffin', 'pirate-flag', 'hole', 'fire', 'mouse-trap', 'chains',
    'warning', 'stop-sign', 'no-entry', 'skull-and-crossbones', 'lightning', 'tornado', 'volcano', 'shark',
    'snake', 'scorpion', 'spider-web', 'crossed-swords', 'wolf', 'fire-extinguisher', 'ring-buoy',
    'parachute', 'bandage', 'ambulance',
  ],
  // prettier-ignore
  signs: [
    'stop-sign', 'warning', 'no-entry', 'recycling', 'hundred', 'heart', 'broken-heart', 'heart-with-arrow',
    'question-mark', 'exclamation-mark', 'check-mark', 'cross-mark', 'plus', 'minus', 'times', 'divide',
    'equals', 'infinity', 'peace', 'yin-yang', 'atom', 'speech-balloon', 'thought-balloon', 'zzz',
    'collision', 'dash', 'sos', 'arrow-up', 'arrow-down', 'arrow-left', 'arrow-right', 'u-turn', 'repeat',
    'red-circle', 'blue-circle', 'green-circle', 'white-flag', 'black-flag', 'red-flag', 'crossed-flags',
    'red-square', 'letters', 'numbers', 'sparkles', 'dizzy',
  ],
} as const satisfies Readonly<Record<string, readonly PictureId[]>>;

export type WorldName = keyof typeof worlds;
