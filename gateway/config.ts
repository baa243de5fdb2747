/** Settings of a gateway. All are given at creation; nothing reads the environment. */
export interface GatewayConfig {
  /** Where browsers reach the gateway, without a slash at the end: the issuer of tokens and the start of links in mail. */
  readonly publicUrl: string;
  /** Where people land after following a link in a mail when they did not say (GoTrue's SITE_URL). */
  readonly siteUrl: string;
  /** Signs and verifies tokens (HS256); at least 32 characters. */
  readonly jwtSecret: string;
  readonly auth: AuthConfig;
  readonly rest: RestConfig;
  readonly storage: StorageConfig;
  readonly email: EmailConfig;
  /** Longest body of a request to `auth`, or to `storage` other than an upload, in bytes. */
  readonly bodyLimit: number;
  /** Take the caller's address from `x-forwarded-for`: only behind a proxy that sets it. */
  readonly trustProxy: boolean;
}

export interface AuthConfig {
  /** New accounts may sign in at once, without confirming their address. */
  readonly autoconfirm: boolean;
  readonly disableSignup: boolean;
  readonly passwordMinLength: number;
  /** Cost of bcrypt, the binary logarithm of its rounds. */
  readonly bcryptCost: number;
  /** Lifetime of an access token, in seconds. */
  readonly tokenLifetime: number;
  /** How long a refresh token that was used may still be used, in seconds; the answer is the session's current one. */
  readonly refreshReuseInterval: number;
  /** Lifetime of a link in a mail, in seconds. */
  readonly linkLifetime: number;
  /** Where links may lead beside `siteUrl`: addresses with `*` for any characters but `.` and `/`, `**` for any. */
  readonly redirectAllowList: readonly string[];
  readonly limits: {
    /** Sign-ins and refreshes per IP address in 5 minutes. */
    readonly tokenPerIp: number;
    /** Failed sign-ins per e-mail address in 5 minutes, and as many wrong codes. */
    readonly signInPerAddress: number;
    /** Sign-ups per IP address in 5 minutes. */
    readonly signUpPerIp: number;
    /** Links and codes tried per IP address in 5 minutes. */
    readonly verifyPerIp: number;
    /** Changes of an account per IP address in 5 minutes. */
    readonly updatePerIp: number;
    /** Mails sent in an hour per IP address. */
    readonly mailPerIp: number;
    /** Seconds between two mails of one kind to one address. */
    readonly mailInterval: number;
  };
}

export interface RestConfig {
  /** Schemas that the API exposes; the first is the default. */
  readonly schemas: readonly [string, ...string[]];
  /** Most rows of one answer. */
  readonly maxRows: number;
  /** Longest body of a request, in bytes: what is written together comes in one. */
  readonly bodyLimit: number;
}

export interface StorageConfig {
  /** Largest file, in bytes, where its bucket sets no limit. */
  readonly fileSizeLimit: number;
}

export interface EmailConfig {
  /** The mails that can be asked for, by `template_id`. */
  readonly templates: Readonly<Record<string, EmailTemplate>>;
  /** Longest body of a request, in bytes. */
  readonly bodyLimit: number;
  /** Mails asked for in an hour per IP address. */
  readonly mailPerIp: number;
}

/**
 * Two functions of the database, in `public`. `compose(params jsonb, site text)` is called as whoever asks for the mail:
 * it decides whether there is one, claims it so that it is sent once, and answers `{ claim, to, subject, text, html }`.
 * `settle(claim uuid, was_sent boolean)` is called with the service role once it is known how it went.
 */
export interface EmailTemplate {
  readonly compose: string;
  readonly settle: string;
}

/** What a hosted project starts with. */
export const defaultConfig = {
  auth: {
    autoconfirm: true,
    disableSignup: false,
    passwordMinLength: 6,
    bcryptCost: 10,
    tokenLifetime: 3600,
    refreshReuseInterval: 10,
    linkLifetime: 3600,
    redirectAllowList: [],
    limits: {
      tokenPerIp: 150,
      signInPerAddress: 20,
      signUpPerIp: 30,
      verifyPerIp: 30,
      updatePerIp: 30,
      mailPerIp: 30,
      mailInterval: 60,
    },
  },
  rest: { schemas: ['public'], maxRows: 1000, bodyLimit: 8 * 1024 * 1024 },
  storage: { fileSizeLimit: 50 * 1024 * 1024 },
  email: { templates: {}, bodyLimit: 50 * 1024, mailPerIp: 30 },
  bodyLimit: 1024 * 1024,
  trustProxy: false,
} as const satisfies Omit<GatewayConfig, 'publicUrl' | 'siteUrl' | 'jwtSecret'>;
