/** An error keeps the file from being published; a warning only wants to be read. */
export type Severity = 'error' | 'warning';

/** Where a finding is: both null when it concerns the file as a whole; a CSV file has cells but no sheet. */
export type Place = { readonly sheet: string | null; readonly cell: string | null };

/** One thing that was noticed in a puzzle file. */
export type Finding = Place & {
  readonly severity: Severity;
  readonly code: FindingCode;
  /** Says what is the matter and what to do about it. */
  readonly sentence: string;
};

export type FindingCode = keyof typeof SEVERITIES;

export const WHOLE_FILE: Place = { sheet: null, cell: null };

/** Every finding there is and how grave it is; `docs/puzzle-files.md` explains each to operators. */
export const SEVERITIES = {
  // The file
  file_name: 'error',
  unsupported_format: 'error',
  wrong_extension: 'error',
  too_large: 'error',
  too_many_rows: 'error',
  unreadable: 'error',
  password_protected: 'error',
  macros: 'error',
  empty: 'error',
  encoding: 'warning',
  // Its columns
  missing_column: 'error',
  duplicate_column: 'error',
  misspelt_column: 'warning',
  unknown_column: 'warning',
  // Any cell
  formula_error: 'error',
  formula_without_result: 'error',
  date_in_text: 'error',
  control_character: 'error',
  missing_value: 'error',
  contradiction: 'error',
  differing_value: 'warning',
  // Questions
  question_seq: 'error',
  question_count: 'error',
  question_order: 'warning',
  duplicate_question: 'error',
  exact_flag: 'error',
  message_ignored: 'warning',
  // Answers
  several_answers: 'error',
  answer_too_long: 'error',
  invisible_character: 'error',
  curly_apostrophe: 'warning',
  alternates_ignored: 'warning',
  phrase_has_answer: 'warning',
  // The grid
  grid_size: 'error',
  coordinate: 'error',
  counted_from_zero: 'warning',
  cell_twice: 'error',
  cell_missing: 'error',
  duplicate_image: 'error',
  right_image: 'error',
  random_id: 'error',
  folder_too_small: 'error',
  folder_unknown: 'error',
  // Pictures
  path_too_short: 'error',
  unsafe_path: 'error',
  not_a_picture: 'error',
  image_missing: 'error',
  image_too_large: 'error',
  image_differs: 'error',
  image_extension: 'warning',
  images_not_checked: 'warning',
  // Given away
  name_gives_answer: 'error',
  name_hints_answer: 'warning',
  alt_gives_answer: 'error',
  right_image_stands_out: 'error',
  alt_incomplete: 'error',
  alt_missing: 'warning',
  alt_repeated: 'warning',
  // Several files at once
  same_puzzle_twice: 'error',
  repeated_question: 'warning',
  message_differs: 'warning',
} as const satisfies Record<string, Severity>;

/** A finding of the severity that its code has. */
export function finding(code: FindingCode, place: Place, sentence: string): Finding {
  return { severity: SEVERITIES[code], code, sheet: place.sheet, cell: place.cell, sentence };
}

/** Tells whether anything among the findings keeps the file from being published. */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((one) => one.severity === 'error');
}
