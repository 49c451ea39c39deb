import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { requireValue } from '#src/shared/lookups.js'
import { isDeliverable, RESERVED_DOMAIN } from '#src/shared/reserved-domain.js'
import type { Environment } from '../../config/environment.js'
import type { MailToCarry } from './mail-transport.js'
import { withoutCredentials } from './without-credentials.js'

const CONNECTIONS = 5
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
/** Signed headers; one-click unsubscription requires its own (RFC 8058, 4). */
const SIGNED =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post'
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/

/** Transport to the server of `SMTP_URL`: over TLS if offered, with a DKIM signature if a key is configured. */
export class SmtpTransport {
  readonly keepsFiles = false
  private readonly transporter: Transporter
  private readonly smtpUrl: string
  private readonly dkim: Environment['dkim']

  constructor({ smtpUrl, dkim }: Environment) {
    this.dkim = dkim
    this.smtpUrl = requireValue(smtpUrl, 'address of the mail server')
    this.transporter = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: CONNECTIONS,
      maxRequeues: 0, // the queue retries
      requireTLS: wouldTellPassword(this.smtpUrl),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /**
   * @throws an error of nodemailer, with `code` and, after a response of the server, `responseCode` and `response`; one
   * with the code `ERESERVED` for a recipient without a mail server, whom the server is not asked to reach
   */
  async send(mail: MailToCarry): Promise<void> {
    if (!isDeliverable(mail.to.address)) throw Object.assign(new Error(RESERVED_DOMAIN), { code: 'ERESERVED' })
    await this.transporter.sendMail({ ...mail, dkim: this.signatureOf(mail) }).catch((error: unknown) => {
      throw this.masked(error as Error & { response?: string })
    })
  }

  /** Removes credentials from the server's response, which is stored and shown. */
  private masked(error: Error & { response?: string }): Error {
    const { message, stack, response } = error
    const plain = (text?: string) => text && withoutCredentials(text, this.smtpUrl)
    return Object.assign(error, { message: plain(message), stack: plain(stack), response: plain(response) })
  }

  /** Returns the signature of the sender's domain, where receivers look up the key. */
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

/** Checks whether a man in the middle who suppresses STARTTLS could obtain a password. */
function wouldTellPassword(smtpUrl: string): boolean {
  const { password, hostname } = new URL(smtpUrl)
  return password !== '' && !LOOPBACK.test(hostname)
}
