import type { SendMailOptions } from 'nodemailer'
import type { Environment } from '../../config/environment.js'
import type { Mailbox } from '../../settings/mailbox.js'
import { FileTransport } from './file-transport.js'
import { SmtpTransport } from './smtp-transport.js'

/** Complete mail for a transport. */
export type MailToCarry = SendMailOptions & { from: Mailbox; to: Mailbox; date: Date; messageId: string }

/** Transport of mails. */
export abstract class MailTransport {
  /** True if mails are stored as files on this machine. */
  abstract readonly keepsFiles: boolean
  /** Sends a mail; resolves when a server has accepted it, or it is on disk. */
  abstract send(mail: MailToCarry): Promise<void>
  abstract close(): void

  static for(environment: Environment): MailTransport {
    return environment.smtpUrl ? new SmtpTransport(environment) : new FileTransport(environment)
  }
}
