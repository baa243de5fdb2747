/** A mail as the surfaces write it; how it leaves is the business of a `Mail`. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mail {
  /** Resolves when the mail has been accepted for delivery. @throws when it could not be handed over. */
  send(message: Message): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}
