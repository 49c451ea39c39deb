import { linkIn, type MailServer, startMailServer } from './mail-server.js'

/** Mailbox of a site: receives what the site sends. */
export interface Mailbox {
  /** URL for `SMTP_URL`. */
  readonly url: string
  mailTo: MailServer['mailTo']
  /** Confirms a subscription with the link in the mail. */
  confirm: (site: string, address: string) => Promise<void>
  /** Returns the path of the link to choose a password in the latest mail to an address. */
  invitation: (address: string) => Promise<string>
  close: () => Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const server = await startMailServer()
  return {
    url: server.url,
    mailTo: (...wanted) => server.mailTo(...wanted),
    async confirm(site, address) {
      let mail = await server.mailTo(address)
      while (!mail.text?.includes('/newsletter/')) mail = await server.mailTo(address, mail)
      const { status } = await fetch(site + linkIn(mail, '/newsletter'), { method: 'POST' })
      if (status !== 200) throw new Error(`The confirmation of ${address} was refused with ${status}`)
    },
    async invitation(address) {
      let mail = await server.mailTo(address)
      while (!mail.text?.includes('/admin/invitation')) mail = await server.mailTo(address, mail)
      return linkIn(mail, '/admin/invitation')
    },
    close: () => server.close(),
  }
}
