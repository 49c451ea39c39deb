import type { SendMailOptions } from 'nodemailer'
import type { Environment } from '../../config/environment.js'
import { FileTransport } from './file-transport.js'
import { SmtpTransport } from './smtp-transport.js'

/** Where mails go. */
export abstract class MailTransport {
  /** Whether sending a mail means a file of this machine. */
  abstract readonly keepsFiles: boolean
  /** Resolves when somebody else has taken the mail over, or it is on disk. */
  abstract send(mail: SendMailOptions): Promise<void>
  abstract close(): void

  static for(environment: Environment): MailTransport {
    return environment.smtpUrl ? new SmtpTransport(environment) : new FileTransport(environment)
  }
}
