import type { Mailbox } from '../settings/mailbox.js'

/** File of a mail. */
export interface Attachment {
  filename: string
  content: string | Buffer
  contentType: string
}

/** Calendar entry of a mail (RFC 6047): inline, so that mail programs show it, and as a file. */
export interface CalendarEntry {
  filename: string
  content: string
  method: string
}

/** Content of a mail. */
export interface Letter {
  subject: string
  html: string
  text: string
  /** Sender, if not that of all mails. */
  from?: Mailbox
  /** Recipient of replies, if not the sender. */
  replyTo?: Mailbox
  headers?: Record<string, string>
  attachments?: Attachment[]
  icalEvent?: CalendarEntry
}
