/** A mail as the surfaces write it; how it leaves is the business of a `Mail`. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface SendOptions {
  /** A mail that cannot be handed over now is not kept to be tried again later: whoever asked for it decides. */
  readonly triesOnce?: boolean;
}

export interface Mail {
  /**
   * Resolves when the mail has been accepted for delivery.
   * @throws AddressRefused when the mail server says so; anything else when it could not be handed over.
   */
  send(message: Message, options?: SendOptions): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** The mail server does not take mail for this address, now or later. */
export class AddressRefused extends Error {}
