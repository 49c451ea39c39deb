/** What a mail says. */
export interface Letter {
  subject: string
  html: string
  text: string
  /** Whom an answer goes to, if not to the sender. */
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
}
