export type Message = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Whom an answer goes to, if not the sender. */
  replyTo?: string;
};

/** What tells a mail from every other, however often it is sent: so that the second time it is the same one. */
export type Sending = { id: string; queuedAt: Date };

/** Takes mail to people. Rejects if it could not be handed over. */
export type Mail = {
  send: (message: Message, sending: Sending) => Promise<void>;
};
