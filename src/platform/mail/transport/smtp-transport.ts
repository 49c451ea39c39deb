import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { Environment } from '../../config/environment.js'
import type { MailToCarry } from './mail-transport.js'
import { withoutCredentials } from './without-credentials.js'

const CONNECTIONS = 5
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
/** What of a mail its signature is about; of one-click unsubscription it has to (RFC 8058, 4). */
const SIGNED =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post'
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/

/** Hands mails over to the server of `SMTP_URL`: over TLS where it offers that, signed where there is a key. */
export class SmtpTransport {
  readonly keepsFiles = false
  private readonly transporter: Transporter
  private readonly smtpUrl: string
  private readonly dkim: Environment['dkim']

  constructor({ smtpUrl, dkim }: Environment) {
    this.dkim = dkim
    this.smtpUrl = smtpUrl!
    this.transporter = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: CONNECTIONS,
      maxRequeues: 0, // the queue repeats
      requireTLS: wouldTellPassword(smtpUrl!),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** @throws an error of nodemailer, with `code` and, where the server has answered, `responseCode` and `response` */
  async send(mail: MailToCarry): Promise<void> {
    await this.transporter.sendMail({ ...mail, dkim: this.signatureOf(mail) }).catch((error: unknown) => {
      throw this.masked(error as Error & { response?: string })
    })
  }

  /** What the server has said is kept and shown: not with what it was told. */
  private masked(error: Error & { response?: string }): Error {
    const { message, stack, response } = error
    const plain = (text?: string) => text && withoutCredentials(text, this.smtpUrl)
    return Object.assign(error, { message: plain(message), stack: plain(stack), response: plain(response) })
  }

  /** By the domain of its sender, which is where others look for the key. */
  private signatureOf({ from: { address } }: MailToCarry): SendMailOptions['dkim'] {
    if (!this.dkim) return undefined
    const { privateKey, selector } = this.dkim
    const domainName = address.slice(address.lastIndexOf('@') + 1)
    return { domainName, keySelector: selector, privateKey, headerFieldNames: SIGNED }
  }

  close(): void {
    this.transporter.close({ force: true })
  }
}

/** Whether somebody between us and the server who hides that it offers TLS would be told a password. */
function wouldTellPassword(smtpUrl: string): boolean {
  const { password, hostname } = new URL(smtpUrl)
  return password !== '' && !LOOPBACK.test(hostname)
}
