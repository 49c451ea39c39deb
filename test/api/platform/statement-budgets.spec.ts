import { readFileSync } from 'node:fs'
import request from 'supertest'
import { ContentChangesService } from '../../../src/platform/database/content-changes.service.js'
import { MailDeliveryService } from '../../../src/platform/mail/delivery/mail-delivery.service.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { daysAfter } from '../../../src/shared/opening/opening-hours.js'
import { contactMessage } from '../../support/contact-message.js'
import { freeTime } from '../../support/free-time.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { possibleWish } from '../../support/possible-wish.js'
import type { Json } from '../../support/search-engines.js'
import { type Agent, owner, signIn } from '../../support/staff.js'
import { type Statements, statementsOf, stopTimers } from '../../support/statements.js'

const DOCUMENT = new URL('../../../docs/statement-budgets.md', import.meta.url)

/** Returns the rows of the table in the document, by their first cell. */
function readTable(): Record<string, Statements> {
  const rows = readFileSync(DOCUMENT, 'utf8').matchAll(/^\| (\S.*?) +\| +(\d+) \| +(\d+) \|$/gm)
  return Object.fromEntries(
    [...rows].map(([, name, statements, read]) => [name!, { statements: Number(statements), rows: Number(read) }]),
  )
}

const person = { name: 'Ana Horvat', email: 'ana@example.com', phone: '091 234 5678' }

describe('statement budgets', () => {
  let site: MailingSite
  let agent: Agent
  let drops = 0
  const measured: Record<string, Statements> = {}
  beforeAll(async () => {
    site = await startMailingSite()
    stopTimers(site)
    site.app.get(ContentChangesService).subscribe(() => drops++)
    agent = await signIn(site, owner)
    await site.database.query(`UPDATE users SET leads_by_mail = 'none'`)
    await site.deliver()
    // A change that is heard later would drop what is in memory.
    await site.hearChanges()
  })
  afterAll(() => site.close())

  const post = (path: string, body: object) => request(site.http).post(path).send(body)
  const get = (path: string) => request(site.http).get(path).expect(200)

  const work = async () => {
    await site.app.get(OutboxService).dispatchPending()
    await site.app.get(MailDeliveryService).deliver()
  }

  /** Repeats work during which the site dropped what was in its memory, and so reads it again. */
  const undisturbed = async (work: () => Promise<void>) => {
    const before = drops
    await work()
    if (drops > before) await undisturbed(work)
  }
  /** Measures a request, and its events and mails; an equal one before it fills the caches. */
  const measurePost = (name: string, send: () => Promise<unknown>, prepare?: () => Promise<void>) =>
    undisturbed(async () => {
      await prepare?.()
      await send()
      await site.deliver()
      await prepare?.()
      measured[name] = await statementsOf(site, send)
      measured[`${name}: events and mails`] = await statementsOf(site, work)
    })
  const measure = (name: string, read: () => Promise<unknown>) =>
    undisturbed(async () => {
      await read()
      measured[name] = await statementsOf(site, read)
    })

  it('are exactly those of the document', async () => {
    await measurePost('contact message', () => post('/api/contact', contactMessage()).expect(201))
    await measurePost('franchise inquiry', () =>
      post('/api/franchise-inquiry', {
        firstName: 'Čedomir',
        lastName: 'Šćepanović',
        email: 'cedo@example.com',
        phone: '(020) 555-010',
        preferredLocation: 'Split',
      }).expect(201),
    )
    const wishes = [await possibleWish(site, 'zagreb')]
    const service = 'Testiranje intolerancije na hranu'
    const wanted = { ...person, service, location: 'zagreb', forWhom: 'self', wishes }
    await measurePost('appointment request', () => post('/api/appointment-request', wanted).expect(201))
    let free: Json = {}
    await measurePost(
      'booking',
      () => post('/api/bookings', { ...person, ...free }).expect(201),
      async () => {
        free = await freeTime(site)
      },
    )
    let number = 0
    await measurePost('newsletter subscription', () =>
      post('/api/newsletter', { email: `reader${number++}@example.com` }).expect(202),
    )
    const from = (free.start as string).slice(0, 10)
    const query = { service: free.service as string, location: 'dubrovnik', from, to: daysAfter(from, 20) }
    await measure('free times of three weeks', () => get(`/api/availability?${new URLSearchParams(query)}`))
    await get('/rezervacija')
    const bookingPage = (asked: object) =>
      get(`/rezervacija?${new URLSearchParams({ service: free.service as string, ...asked }).toString()}`)
    let isWarm = false
    await measure('first free times of all centres', async () => {
      await bookingPage(isWarm ? { late: '1' } : {})
      isWarm = true
    })
    await measure('first free times of all centres, for others within 15 seconds', () => bookingPage({ late: '1' }))
    await measure('page of two weeks of free times', () => bookingPage({ location: 'dubrovnik' }))
    await measure('home page, cached', () => get('/'))
    await measure('page of an unknown link, rendered', () =>
      request(site.http).get('/moji-podaci/poveznica?token=x').expect(404),
    )
    await measure('session of a signed-in user', () => agent.get('/api/admin/session').expect(200))
    await measure('inbox', () => agent.get('/api/admin/inbox').expect(200))
    const [{ id }] = await site.database.query<[{ id: string }]>('SELECT id FROM contact_messages LIMIT 1')
    await measure('one lead', () => agent.get(`/api/admin/contact-messages/${id}`).expect(200))
    await measure('reply to a lead', () =>
      agent.post(`/api/admin/contact-messages/${id}/replies`).send({ text: 'Javit ćemo se.' }),
    )
    await measure('dashboard', () => agent.get('/admin/dashboard').expect(200))
    expect(measured).toEqual(readTable())
  })
})
