import { EventEmitter, once } from 'node:events'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { freePort } from './server-process.js'

export interface MailServer {
  /** URL for `SMTP_URL`. */
  url: string
  port: number
  /** Received mails in order of arrival. */
  mails: ParsedMail[]
  /** Resolves to the first mail to an address, or the first after another one. */
  mailTo(address: string, after?: ParsedMail): Promise<ParsedMail>
  /** Raw sources of the mails. */
  sources: string[]
  /** Cuts all connections in use. */
  cutOff(): void
  close(): Promise<void>
}

/**
 * SMTP server on the loopback interface that stores received mails.
 * @param port that of a closed server which this one replaces
 */
export async function startMailServer(options: SMTPServerOptions = {}, port?: number): Promise<MailServer> {
  const mails: ParsedMail[] = []
  const sources: string[] = []
  const arrivals = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10, // clients keep their connections
    logger: false,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks)
        sources.push(source.toString())
        simpleParser(source).then((mail) => {
          mails.push(mail)
          arrivals.emit('mail')
          callback()
        }, callback)
      })
    },
    ...options,
  })
  server.on('error', () => undefined) // connections cut by a test
  const bound = port ?? (await freePort()) // a port of the ephemeral range could be taken before a server replaces this one
  await once(server.listen(bound, '127.0.0.1'), 'listening')
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    async mailTo(address, after) {
      let mail: ParsedMail | undefined
      const arrived = () => mails.slice(after ? mails.indexOf(after) + 1 : 0)
      while (!(mail = arrived().find((each) => recipientOf(each) === address))) await once(arrivals, 'mail')
      return mail
    },
    sources,
    cutOff: () => server.connections.forEach((connection) => connection.close()),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Returns the recipient of a mail. */
export function recipientOf({ to }: ParsedMail): string | undefined {
  return [to].flat()[0]?.text
}

/** Returns the subject of a mail, without the time of the visit that it is about. */
export function titleOf({ subject = '' }: ParsedMail): string {
  return subject.replace(/: \S+ \d+\D* \d+:\d+$/, '')
}

/** Returns the target of a mail's button, as a path of the site. */
export function linkIn({ text = '' }: ParsedMail, page: string): string {
  const link = [...text.matchAll(/<?(https?:\/\/[^\s>]+)>?/g)].map(([, url]) => new URL(url!))
  const { pathname, search } = link.find(({ pathname: path }) => path.startsWith(page))!
  return pathname + search
}
