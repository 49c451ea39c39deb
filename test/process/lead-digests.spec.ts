import type { DataSource } from 'typeorm'
import { contactMessage } from '../support/contact-message.js'
import { type MailServer, recipientOf, startMailServer } from '../support/mail-server.js'
import { untilQueuesAreEmpty } from '../support/sent-mails.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

const staff = 'staff@example.com'
const people = Array.from({ length: 8 }, (_, number) => `person${number}@example.com`)

describe('a digest of leads', () => {
  const storage = siteStorage('migrated')
  let mailServer: MailServer
  beforeAll(async () => {
    mailServer = await startMailServer()
    await storage.withDatabase((dataSource) =>
      dataSource.query(
        `INSERT INTO users (email, password_hash, role, leads_by_mail)
         SELECT email, 'none that opens', 'staff', 'digest' FROM unnest($1::text[]) AS email`,
        [people],
      ),
    )
  })
  afterAll(() => mailServer.close())

  const start = () =>
    startServer({
      ...storage.variables,
      RATE_LIMIT_SCALE: '0',
      SMTP_URL: mailServer.url,
      STAFF_EMAIL: staff,
      SESSION_SECRET: 'a secret of more than thirty-two characters',
    })
  /** Sends a message and waits for the mail to the shared mailbox, which is in one transaction with the digest entry. */
  const write = async ({ url }: ServerProcess): Promise<string> => {
    const last = mailServer.mails.at(-1)
    const body = JSON.stringify(contactMessage({ name: 'Ana' }))
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    expect(answer.status).toBe(201)
    await mailServer.mailTo(staff, last)
    return ((await answer.json()) as { id: string }).id
  }
  const letTheHourPass = async (dataSource: DataSource) => {
    await dataSource.query(`UPDATE lead_digest_entries SET due_at = now() - interval '3 hours' WHERE mail_id IS NULL`)
    await dataSource.query(
      `UPDATE outbox_events SET next_attempt_at = now() - interval '3 hours' WHERE type = 'leads.digest_due'`,
    )
  }
  const digests = () => mailServer.mails.filter((mail) => people.includes(recipientOf(mail) ?? ''))
  const linksIn = (text = '') => [...text.matchAll(/contact-messages\/([\w-]{36})/g)].map(([, id]) => id)
  /** Waits for all digests, and until no event is due and no mail is unsent. */
  const untilAllCame = async (count: number) => {
    while (digests().length < count) await new Promise((resolve) => setTimeout(resolve, 100))
    await untilQueuesAreEmpty(storage)
  }

  it('is sent once if it became due while no process ran, even if the next process is killed meanwhile', async () => {
    const first = await start()
    const ids = [await write(first), await write(first)]
    await first.kill('SIGKILL')
    await storage.withDatabase(letTheHourPass)
    const second = await start()
    await new Promise((resolve) => setTimeout(resolve, 1500 * Math.random()))
    await second.kill('SIGKILL')
    await storage.withDatabase((dataSource) =>
      dataSource.query('UPDATE outgoing_mails SET next_attempt_at = now() WHERE sent_at IS NULL'),
    )
    const third = await start()
    await untilAllCame(people.length)
    await third.kill('SIGTERM')
    const sent = new Map(digests().map((mail) => [mail.messageId, mail]))
    expect([...sent.values()].map(recipientOf).sort()).toEqual(people)
    for (const mail of sent.values()) expect(linksIn(mail.text)).toEqual(ids.toReversed())
  }, 240_000)
})
