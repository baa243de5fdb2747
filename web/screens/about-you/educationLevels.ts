/** The levels of education, as the spec (section 9) names them and as they are stored; shown in the reader's language. */
export const EDUCATION_LEVELS = [
  ['Doctorate', 'doctorate'],
  ['Masters', 'masters'],
  ['Bachelors', 'bachelors'],
  ['Trade Certificate', 'tradeCertificate'],
  ['College Diploma', 'collegeDiploma'],
  ['High school Diploma', 'highSchoolDiploma'],
  ['None', 'noEducation'],
] as const;
