import { randomInt } from 'node:crypto'
import { hashPassword } from '../../src/admin/users/password.js'
import { allowLog } from '../support/expected-log.js'
import { type MailServer, recipientOf, startMailServer } from '../support/mail-server.js'
import { type Acknowledged, sendUntilAcknowledged } from '../support/posting.js'
import { untilEverythingIsSent } from '../support/sent-mails.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { sessionCookieIn } from '../support/session-cookie.js'
import { siteStorage } from '../support/site-storage.js'

// A killed process leaves mails and events to others.
beforeAll(() => allowLog(/^warn /))

// `npm run workday` plays a day of 200 leads.
const LEADS = Number(process.env.WORKING_DAY_LEADS ?? 16)
const KILLS = LEADS > 16 ? 5 : 1
const VISITORS = 2

const password = 'correct horse battery'
const people = ['iva@staff.example.com', 'ivo@staff.example.com'] as const
type Person = (typeof people)[number]
/** Line of a reply as it is written. */
const OWN_TEXT = /^\w+@staff\.example\.com: [\w-]{36}$/m

interface Lead {
  id: string
  replies: { id: string; text: string; author: string }[]
}

describe('a day on which two people answer the inbox, and the site is killed', () => {
  const storage = siteStorage('migrated')
  let mailServer: MailServer
  let server: ServerProcess
  const start = () =>
    startServer({
      ...storage.variables,
      RATE_LIMIT_SCALE: '0',
      SMTP_URL: mailServer.url,
      STAFF_EMAIL: 'staff@example.com',
      SESSION_SECRET: 'a secret of more than thirty-two characters',
    })
  beforeAll(async () => {
    mailServer = await startMailServer()
    const hash = await hashPassword(password)
    await storage.withDatabase((dataSource) =>
      dataSource.query(
        `INSERT INTO users (email, password_hash, password_set_at, role)
         SELECT email, $2, now(), 'staff' FROM unnest($1::text[]) AS email`,
        [people, hash],
      ),
    )
    server = await start()
  })
  afterAll(() => mailServer.close())

  interface Answer {
    status: number
    body: unknown
    cookies: string[]
  }

  /** Sends a request until the site answers, as a person does who presses again. */
  async function request(method: string, path: string, cookie?: string, body?: object): Promise<Answer> {
    for (;;) {
      const answer = await fetch(`${server.url}/api/admin/${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
        body: body && JSON.stringify(body),
      })
        .then(async (response) => ({
          status: response.status,
          cookies: response.headers.getSetCookie(),
          body: (await response.json()) as unknown,
        }))
        .catch(() => undefined)
      if (answer && answer.status < 500) return answer
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const read = async <T>(path: string, cookie: string) => (await request('GET', path, cookie)).body as T

  /** Answers new leads from the top of the inbox until the day ends. @returns the leads that this person has answered */
  async function work(person: Person, isOver: () => boolean): Promise<Set<string>> {
    const signedIn = await request('POST', 'session', undefined, { email: person, password })
    const cookie = sessionCookieIn(signedIn.cookies)
    const answered = new Set<string>()
    for (;;) {
      const isLastLook = isOver()
      const { items } = await read<{ items: { id: string }[] }>('inbox?view=new', cookie)
      if (items.length === 0 && isLastLook) return answered
      if (items.length === 0) await new Promise((resolve) => setTimeout(resolve, 100))
      else await reply(items[randomInt(Math.min(items.length, 3))]!.id)
    }

    /** The first press may have been stored by a process that was killed before it answered. */
    async function reply(id: string): Promise<void> {
      const { status } = await request('POST', `contact-messages/${id}/replies`, cookie, { text: textOf(person, id) })
      expect([201, 409]).toContain(status)
      const { replies } = await read<Lead>(`contact-messages/${id}`, cookie)
      if (replies.some(({ author }) => author === person)) answered.add(id)
      else expect(status).toBe(409)
    }
  }
  const textOf = (person: Person, id: string) => `${person}: ${id}`

  it(
    'loses no lead and no reply, and answers each visitor once',
    async () => {
      const acknowledged: Acknowledged[] = []
      const deadly = Array.from({ length: KILLS }, (_, index) => Math.ceil(((index + Math.random()) * LEADS) / KILLS))
      let dying = Promise.resolve()
      const note = (message: Acknowledged) => {
        acknowledged.push(message)
        if (!deadly.includes(acknowledged.length)) return
        dying = dying.then(async () => {
          await server.kill('SIGKILL')
          server = await start()
        })
      }
      let isOver = false
      const visitors = Array.from({ length: VISITORS }, () =>
        sendUntilAcknowledged(() => server, LEADS / VISITORS, note),
      )
      const day = Promise.all(visitors)
        .then(() => dying)
        .finally(() => (isOver = true))
      const [answered] = await Promise.all([Promise.all(people.map((person) => work(person, () => isOver))), day])
      await untilEverythingIsSent(storage)
      await server.kill('SIGTERM')

      const stored = await storage.withDatabase((dataSource) =>
        dataSource.query<{ id: string; email: string; status: string }[]>(
          'SELECT id, email, status FROM contact_messages',
        ),
      )
      expect(stored.map(({ id, email }) => `${id} ${email}`).sort()).toEqual(
        acknowledged.map(({ id, email }) => `${id} ${email}`).sort(),
      )
      expect(stored.filter(({ status }) => status !== 'answered')).toEqual([])
      const answers = answered.flatMap((ids, index) => [...ids].map((id) => ({ id, by: people[index]! })))
      expect(answers.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort())

      // A mail that was sent by a process killed in the same moment comes again, under its own Message-ID.
      const replies = new Map(
        mailServer.mails.filter(({ text }) => OWN_TEXT.test(text ?? '')).map((mail) => [mail.messageId, mail]),
      )
      const received = [...replies.values()].map((mail) => `${recipientOf(mail)} ${OWN_TEXT.exec(mail.text!)![0]}`)
      const emailOf = new Map(stored.map(({ id, email }) => [id, email]))
      expect(received.sort()).toEqual(answers.map(({ id, by }) => `${emailOf.get(id)} ${textOf(by, id)}`).sort())
      console.log(
        `The site was killed ${KILLS} times: ${stored.length} leads, answered ${answered.map(({ size }) => size).join(' and ')} times by two people`,
      )
    },
    LEADS * 3_000 + 240_000,
  )
})
