import { linkIn, type MailServer, startMailServer } from './mail-server.js'

export interface Mailbox {
  /** What tells a site of it that starts afterwards. */
  readonly variables: NodeJS.ProcessEnv
  mailTo: MailServer['mailTo']
  /** Confirms a subscription as its owner does with the link in the mail. */
  confirm: (site: string, address: string) => Promise<void>
}

/** Where the mails of the tests of a file arrive. */
export function mailbox(): Mailbox {
  const variables: NodeJS.ProcessEnv = {}
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    variables.SMTP_URL = server.url
  })
  afterAll(() => server.close())

  return {
    variables,
    mailTo: (...asked) => server.mailTo(...asked),
    async confirm(site, address) {
      let mail = await server.mailTo(address)
      while (!mail.text?.includes('/newsletter/')) mail = await server.mailTo(address, mail)
      const { status } = await fetch(site + linkIn(mail, '/newsletter'), { method: 'POST' })
      expect(status).toBe(200)
    },
  }
}
