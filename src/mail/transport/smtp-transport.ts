import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { Environment } from '../../config/environment.js'

const CONNECTIONS = 5
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/

/** Hands mails over to the server of `SMTP_URL`: over TLS where it offers that, signed where there is a key. */
export class SmtpTransport {
  readonly keepsFiles = false
  private readonly transporter: Transporter

  constructor({ smtpUrl, dkim }: Environment) {
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
      ...(dkim && {
        dkim: {
          domainName: dkim.domain,
          keySelector: dkim.selector,
          privateKey: dkim.privateKey,
        },
      }),
    })
  }

  /** @throws an error of nodemailer, with `code` and, where the server has answered, `responseCode` */
  async send(mail: SendMailOptions): Promise<void> {
    await this.transporter.sendMail(mail)
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
