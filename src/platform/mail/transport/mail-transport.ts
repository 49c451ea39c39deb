import type { SendMailOptions } from 'nodemailer'
import type { Environment } from '../../config/environment.js'
import type { Mailbox } from '../../settings/mailbox.js'
import { FileTransport } from './file-transport.js'
import { SmtpTransport } from './smtp-transport.js'

/** A mail with all it needs on its way. */
export type MailToCarry = SendMailOptions & { from: Mailbox; date: Date; messageId: string }

/** Where mails go. */
export abstract class MailTransport {
  /** Whether sending a mail means a file of this machine. */
  abstract readonly keepsFiles: boolean
  /** Resolves when somebody else has taken the mail over, or it is on disk. */
  abstract send(mail: MailToCarry): Promise<void>
  abstract close(): void

  static for(environment: Environment): MailTransport {
    return environment.smtpUrl ? new SmtpTransport(environment) : new FileTransport(environment)
  }
}
