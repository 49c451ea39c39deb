/** Content of a mail. */
export interface Letter {
  subject: string
  html: string
  text: string
  /** Recipient of replies, if not the sender. */
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
}
