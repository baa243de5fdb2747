/** What a person fills in to sign up. */
export type SignUpFields = {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export type SignUpProblems = {
  readonly missing: readonly (keyof SignUpFields)[];
  readonly isPasswordShort: boolean;
  readonly isMismatch: boolean;
};

const PASSWORD_LENGTH = 6;
const FIELDS = ['email', 'username', 'password', 'confirmPassword'] as const;

/** What is wrong with the fields (spec section 5). */
export function problemsOf(fields: SignUpFields): SignUpProblems {
  const missing = FIELDS.filter((name) => fields[name].trim() === '');
  return {
    missing,
    isPasswordShort: missing.length === 0 && fields.password.length < PASSWORD_LENGTH,
    isMismatch: missing.length === 0 && fields.password !== fields.confirmPassword,
  };
}

/** Whether the form stops there. A short password alone is said, and left to the server to refuse (spec section 5). */
export function isStopped({ missing, isMismatch }: SignUpProblems): boolean {
  return missing.length > 0 || isMismatch;
}
