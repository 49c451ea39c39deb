import { SchedulerRegistry } from '@nestjs/schedule'
import type { Response } from 'supertest'
import { MailDeliveryService } from '../../src/platform/mail/delivery/mail-delivery.service.js'
import { OutboxService } from '../../src/platform/outbox/outbox.service.js'
import { type MailServer, recipientOf, startMailServer } from './mail-server.js'
import { type MailingSite, startMailingSite } from './mailing-site.js'
import type { Json } from './search-engines.js'
import { addColleague, type Agent, owner, signIn } from './staff.js'

/** Texts of an issue in both languages. */
export const issueTexts = {
  titleHr: 'Proljeće u centrima',
  textHr: '## Što je novo\n\nPiše na [stranici](/kontakt). <script>alert(1)</script>',
  titleEn: 'Spring in our centres',
  textEn: '## What is new\n\nSee [the page](/en/contact).',
}

/** Returns the path of the API for issues, for one issue, or for an action on it. */
export const issuePath = (id = '', more = '') => `/api/admin/newsletter-issues${id && `/${id}`}${more}`

/** Returns addresses of readers, in alphabetical order up to ten. */
export const readersOf = (count: number) => Array.from({ length: count }, (_, index) => `reader-${index}@example.com`)

export interface NewsletterAdmin {
  readonly site: MailingSite
  readonly server: MailServer
  /** Administrator. */
  readonly agent: Agent
  readonly staff: Agent
  /** Replaces the closed mail server, on its port. */
  restartServer: (options?: Parameters<typeof startMailServer>[0]) => Promise<void>
  /** Adds confirmed subscribers. */
  join: (emails: string[], language?: string) => Promise<unknown>
  /** Changes columns of a subscriber. */
  set: (email: string, what: string) => Promise<unknown>
  /** Returns the ETag that the administrator has seen. */
  seen: (id: string) => Promise<string>
  send: (id: string) => Promise<Response>
  /** Lets the time pass in which sending can be stopped. */
  passMinute: () => Promise<unknown>
  sendNow: (id: string) => Promise<void>
  /** Creates a draft as staff. @returns its id */
  draft: (values?: object) => Promise<string>
  read: (id: string) => Promise<Json>
  statusOf: (id: string) => Promise<string>
  /** Runs one step of the queue, as if a second had passed. */
  step: () => Promise<void>
  deliver: () => Promise<unknown>
  /** Runs steps until nothing is left to do. */
  run: () => Promise<void>
  /** Recipients of the mails so far, in alphabetical order. */
  recipients: () => string[]
}

/** Starts the application with a mail server for the tests of a file, which run each step of sending; deletes all issues before each test. */
export function newsletterAdmin(): NewsletterAdmin {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  let staff: Agent
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    const workers = site.app.get(SchedulerRegistry)
    for (const name of workers.getIntervals()) workers.deleteInterval(name)
    agent = await signIn(site, owner)
    staff = await signIn(site, await addColleague(site, 'staff', 'staff@example.com'))
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })
  beforeEach(async () => {
    await site.database.query(
      'TRUNCATE newsletter_issues, newsletter_subscribers, outgoing_mails, outbox_events CASCADE',
    )
    server.mails.length = 0
  })

  const seen = async (id: string) => (await agent.get(issuePath(id)).expect(200)).headers.etag!
  const send = async (id: string) => {
    const version = await seen(id)
    return agent.post(issuePath(id, '/send')).set('If-Match', version)
  }
  const passMinute = () =>
    site.database.query(
      `UPDATE newsletter_issues SET scheduled_at = scheduled_at - make_interval(secs => 61) WHERE status = 'starting'`,
    )
  const read = async (id: string): Promise<Json> => (await agent.get(issuePath(id)).expect(200)).body
  const step = async () => {
    await site.database.query('UPDATE outbox_events SET next_attempt_at = now()')
    await site.app.get(OutboxService).dispatchPending()
  }
  const deliver = () => site.app.get(MailDeliveryService).deliver()

  return {
    get site() {
      return site
    },
    get server() {
      return server
    },
    get agent() {
      return agent
    },
    get staff() {
      return staff
    },
    async restartServer(options = {}) {
      server = await startMailServer(options, server.port)
    },
    join: (emails, language = 'hr') =>
      site.database.query(
        `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at)
         SELECT email, $2, 'x', now() FROM unnest($1::text[]) AS email`,
        [emails, language],
      ),
    set: (email, what) => site.database.query(`UPDATE newsletter_subscribers SET ${what} WHERE email = $1`, [email]),
    seen,
    send,
    passMinute,
    async sendNow(id) {
      expect((await send(id)).status).toBe(204)
      await passMinute()
    },
    async draft(values = {}) {
      const { body } = await staff
        .post(issuePath())
        .send({ ...issueTexts, ...values })
        .expect(201)
      return body.id as string
    },
    read,
    statusOf: async (id) => (await read(id)).status as string,
    step,
    deliver,
    async run() {
      for (let steps = 0; steps < 20; steps++) {
        await step()
        await deliver()
      }
    },
    recipients: () => server.mails.map((mail) => recipientOf(mail)!).sort(),
  }
}
