/** What stands for a language that the list does not have: ISO 639's own code for that. */
export const ANOTHER_LANGUAGE = 'mis';

/**
 * The languages that players are most likely to speak (BCP 47), about 80 (spec section 9): the official ones of large
 * countries, and those of many speakers. Each has a name in every language that the app speaks; a test looks.
 */
export const SPOKEN_LANGUAGES: readonly string[] = [
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi',
  'fil fr ga gl gu ha he hi hr ht hu hy id ig is it iu ja jv ka',
  'kk km kn ko ku lo lt lv mk ml mn mr ms my ne nl no pa pl ps',
  'pt ro ru si sk sl so sq sr sv sw ta te th tr uk ur vi yo yue',
  'zh zu',
].flatMap((line) => line.split(' '));
