import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string
  port: number
  /** What arrived, in its order. */
  mails: ParsedMail[]
  /** As it was sent over the line. */
  sources: string[]
  /** Breaks the lines to all who are sending. */
  cutOff(): void
  close(): Promise<void>
}

/** A real SMTP server on the loopback interface that keeps what it gets. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const mails: ParsedMail[] = []
  const sources: string[] = []
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
          callback()
        }, callback)
      })
    },
    ...options,
  })
  server.on('error', () => undefined) // connections that a test cuts off
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const bound = (listening.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    sources,
    cutOff: () => server.connections.forEach((connection) => connection.close()),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Whom a mail is for. */
export function recipientOf({ to }: ParsedMail): string | undefined {
  return [to].flat()[0]?.text
}
