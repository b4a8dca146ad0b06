export type Message = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Whom an answer goes to, if not the sender. */
  replyTo?: string;
};

/** Takes mail to people. Rejects if it could not be handed over. */
export type Mail = {
  send: (message: Message) => Promise<void>;
};
