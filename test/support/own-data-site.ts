import request from 'supertest'
import { contactMessage } from './contact-message.js'
import { linkIn, type MailServer, recipientOf, startMailServer } from './mail-server.js'
import { type MailingSite, startMailingSite } from './mailing-site.js'
import { type Agent, owner, signIn } from './staff.js'

/** Path of the link in the Croatian mail. */
export const OWN_DATA_PAGE = '/moji-podaci/poveznica'

/** Starts the application for tests of own data, with a mail server and an administrator. */
export function ownDataSite() {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    agent = await signIn(site, owner)
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const count = async (table: string, where = 'true') =>
    (await site.database.query<unknown[]>(`SELECT FROM ${table} WHERE ${where}`)).length
  const ask = (email: string, lang = 'hr', more: object = {}) =>
    request(site.http)
      .post(`/api/own-data?lang=${lang}`)
      .send({ email, ...more })
  const mailsAfter = async (act: () => PromiseLike<unknown>) => {
    const before = server.mails.length
    await act()
    await site.deliver()
    return server.mails.slice(before)
  }
  const linkFor = async (email: string) => {
    const mails = await mailsAfter(() => ask(email).expect(202))
    return linkIn(
      mails.find(({ text = '' }) => text.includes(OWN_DATA_PAGE))!,
      OWN_DATA_PAGE,
    )
  }
  const tokenIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('token')!
  const tokenFor = async (email: string) => tokenIn(await linkFor(email))
  const call = (name: 'export' | 'erasure', token: string) =>
    request(site.http).post(`/api/own-data/${name}`).send({ token })
  const press = (link: string, action: string) => request(site.http).post(link).type('form').send({ action })

  /** Creates a confirmed subscription with proof of consent, and a mail about it. */
  const subscribe = async (email: string, language = 'hr') => {
    await request(site.http).post(`/api/newsletter?lang=${language}`).send({ email }).expect(202)
    await site.deliver()
    const mails = server.mails.filter((each) => recipientOf(each) === email) // mails about a message of the same address included
    const mail = mails.filter(({ text = '' }) => text.includes('/newsletter')).at(-1)!
    await request(site.http).post(linkIn(mail, '/newsletter')).expect(200)
    await site.deliver()
  }
  const write = (email: string) =>
    request(site.http)
      .post('/api/contact')
      .send(contactMessage({ name: 'Ana Anić', email, message: 'Tajna poruka.' }))
      .expect(201)
  /** Adds a place on the waiting list of tomorrow for the first service that can be booked. */
  const waitFor = (email: string) =>
    site.database.query(
      `INSERT INTO waitlist_entries (id, service_id, location, day, name, email, language)
       SELECT gen_random_uuid(), min(id::text)::uuid, 'zagreb', current_date + 1, 'Ana Anić', $1, 'hr' FROM bookable_services`,
      [email],
    )
  const isSubscriber = async (email: string) => (await count('newsletter_subscribers', `email = '${email}'`)) === 1
  const held = async (email: string) =>
    (await agent.post('/api/admin/personal-data/search').send({ email }).expect(200)).body as {
      held: Record<string, number>
      forgotten: boolean
    }

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
    count,
    ask,
    mailsAfter,
    linkFor,
    tokenIn,
    tokenFor,
    call,
    press,
    subscribe,
    write,
    waitFor,
    isSubscriber,
    held,
  }
}
