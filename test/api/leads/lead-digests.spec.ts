import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ParsedMail } from 'mailparser'
import request from 'supertest'
import { Temporal } from 'temporal-polyfill'
import { OneTimePasswordsService } from '../../../src/admin/accounts/administrators/one-time-passwords.service.js'
import { digestMail } from '../../../src/leads/mails/colleagues/digest/digest-mail.js'
import { DigestQueueService } from '../../../src/leads/mails/colleagues/digest/digest-queue.service.js'
import { MailWritersService } from '../../../src/platform/mail/delivery/mail-writers.service.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { TIME_ZONE } from '../../../src/shared/time-zone.js'
import { contactMessage } from '../../support/contact-message.js'
import { linkIn, type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'

const message = contactMessage()
const iva = 'iva@example.com'
/** Hours of digests of which none begins while this file runs. */
const digestHours = [6, 12].includes(Temporal.Now.zonedDateTimeISO(TIME_ZONE).hour) ? [9, 15] : [7, 13]

const write = async (site: MailingSite, form: object = {}): Promise<string> =>
  (
    await request(site.http)
      .post('/api/contact')
      .send({ ...message, ...form })
      .expect(201)
  ).body.id
const choose = (agent: Agent, leadsByMail: string) =>
  agent.put('/api/admin/account/leads-by-mail').send({ leadsByMail }).expect(204)
/** Makes the next digest due. */
const hourComes = async (site: MailingSite) => {
  await site.deliver()
  await site.database.query(`UPDATE lead_digest_entries SET due_at = now() WHERE mail_id IS NULL`)
  await site.database.query(`UPDATE outbox_events SET next_attempt_at = now() WHERE type = 'leads.digest_due'`)
  await site.deliver()
}

describe('digest of leads', () => {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url, digestHours })
    agent = await signIn(site, await addColleague(site, 'staff', iva))
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })
  beforeEach(() => choose(agent, 'digest'))
  afterEach(async () => {
    await hourComes(site)
    await site.database.query(`UPDATE users SET disabled_at = NULL, language = 'hr'`)
  })

  /** Returns the mails to Iva that an action causes. */
  const mailsOf = async (act: () => Promise<unknown>): Promise<ParsedMail[]> => {
    const before = server.mails.length
    await act()
    await site.deliver()
    return server.mails.slice(before).filter((mail) => recipientOf(mail) === iva)
  }
  const linksIn = ({ html }: ParsedMail) =>
    [...(html as string).matchAll(/href="[^"]+\/(?:contact-messages|franchise-inquiries)\/([\w-]{36})"/g)].map(
      ([, id]) => id,
    )
  const move = async (id: string, status: string) => {
    const { headers } = await agent.get(`/api/admin/contact-messages/${id}`).expect(200)
    await agent.patch(`/api/admin/contact-messages/${id}`).set('If-Match', headers.etag!).send({ status }).expect(200)
  }

  it('waits for the configured hour', async () => {
    const chief = await signIn(site, owner)
    const set = (version: number, digestHours: string) =>
      chief.put('/api/admin/settings').set('If-Match', `"${version}"`).send({ digestHours }).expect(200)
    await set(1, '3')
    await write(site)
    await site.deliver()
    const [entry] = await site.database.query(
      `SELECT to_char(due_at AT TIME ZONE 'Europe/Zagreb', 'HH24:MI') AS due FROM lead_digest_entries WHERE mail_id IS NULL`,
    )
    expect(entry.due).toBe('03:00')
    await set(2, '')
  })

  it('lists new leads with links, newest first, and is then empty until more arrive', async () => {
    const ids: string[] = []
    const before = await mailsOf(async () => {
      ids.push(await write(site, { name: 'Prva <b>' }))
      const inquiry = { firstName: 'Iva', lastName: 'Perić', phone: '+385 1 555 0199', preferredLocation: 'Osijek' }
      const posted = await request(site.http)
        .post('/api/franchise-inquiry')
        .send({ ...inquiry, email: message.email })
        .expect(201)
      ids.push(posted.body.id as string)
    })
    expect(before).toEqual([])
    await site.database.query(`UPDATE contact_messages SET location = 'zagreb' WHERE id = $1`, [ids[0]])
    const [mail, ...others] = await mailsOf(() => hourComes(site))
    expect(others).toEqual([])
    expect(mail!.subject).toBe('Novi upiti: 2')
    expect(linksIn(mail!)).toEqual(ids.toReversed())
    expect(mail!.text).toMatch(/Poruke\n1\s+Upiti za franšizu\n1\s/)
    expect(mail!.text).toContain('Iva Perić')
    expect(mail!.text).toContain('Upit za franšizu · Osijek · ')
    expect(mail!.text).toContain('Poruka · Zagreb')
    expect(mail!.text).not.toContain('još')
    expect(mail!.html).toContain('Prva &lt;b&gt;')
    expect(mail!.text).not.toContain(message.message)
    expect((await agent.get(linkIn(mail!, '/admin/contact-messages')).expect(200)).text).toContain(message.message)
    expect(await mailsOf(() => hourComes(site))).toEqual([])
    const next = await write(site)
    const [second] = await mailsOf(() => hourComes(site))
    expect(linksIn(second!)).toEqual([next])
    expect(second!.text).toMatch(/Poruka · \d/) // without a location
  })

  it('includes leads that are due in the millisecond in which the transaction starts', async () => {
    const id = await write(site)
    await site.deliver()
    const mails = await mailsOf(async () => {
      for (let roundsUp = false; !roundsUp;) {
        roundsUp = await site.database.transaction(async (manager) => {
          const [now] = await manager.query<{ up: boolean }[]>('SELECT now() < now()::timestamptz(3) AS up')
          if (!now!.up) return false
          await manager.query('UPDATE lead_digest_entries SET due_at = now() WHERE mail_id IS NULL')
          const [user] = await manager.query<{ id: string }[]>('SELECT id FROM users WHERE email = $1', [iva])
          await site.app.get(DigestQueueService).queueDue([user!.id], manager)
          return true
        })
      }
    })
    expect(mails.flatMap(linksIn)).toEqual([id])
  })

  it('waits for the next hour in Zagreb', async () => {
    await mailsOf(() => write(site))
    const [entry] = await site.database.query<{ hour: number; soon: boolean }[]>(
      `SELECT extract(hour FROM due_at AT TIME ZONE 'Europe/Zagreb')::int AS hour,
         due_at > now() AND due_at <= now() + interval '19 hours' AS soon
       FROM lead_digest_entries WHERE mail_id IS NULL`,
    )
    expect(digestHours).toContain(entry!.hour)
    expect(entry!.soon).toBe(true)
  })

  it('is in the recipient’s language and lists at most thirty leads', async () => {
    await site.database.query(`UPDATE users SET language = 'en' WHERE email = $1`, [iva])
    await site.database.query(
      `WITH leads AS (
         INSERT INTO contact_messages (email, language, name, subject, message)
         SELECT 'ana@example.com', 'hr', 'Ana', 'general', 'Dobar dan' FROM generate_series(1, 32) RETURNING id
       ) INSERT INTO outbox_events (type, subject_id) SELECT 'contact.received', id FROM leads`,
    )
    const [mail] = await mailsOf(() => hourComes(site))
    expect(mail!.subject).toBe('New leads: 32')
    expect(linksIn(mail!)).toHaveLength(30)
    expect(mail!.text).toContain('And 2 more, in the admin.')
  })

  it('lists at most thirty leads of both kinds together, the newest ones', async () => {
    await site.database.query(
      `WITH leads AS (
         INSERT INTO contact_messages (email, language, name, subject, message, received_at)
         SELECT 'ana@example.com', 'hr', 'Ana', 'general', 'Dobar dan', now() - interval '1 hour'
         FROM generate_series(1, 29) RETURNING id
       ), inquiries AS (
         INSERT INTO franchise_inquiries (email, language, first_name, last_name, phone, preferred_location)
         SELECT 'ana@example.com', 'hr', 'Ana', 'Horvat', '+38515550199', 'Osijek' FROM generate_series(1, 2) RETURNING id
       ) INSERT INTO outbox_events (type, subject_id)
       SELECT 'contact.received', id FROM leads UNION ALL SELECT 'franchise.received', id FROM inquiries`,
    )
    const [mail] = await mailsOf(() => hourComes(site))
    expect(mail!.subject).toBe('Novi upiti: 31')
    expect(linksIn(mail!)).toHaveLength(30)
    expect((mail!.html as string).match(/\/franchise-inquiries\//g)).toHaveLength(2)
  })

  it('is sent immediately, a last time, when the recipient turns digests off', async () => {
    const id = await write(site)
    await site.deliver()
    const [last, ...others] = await mailsOf(() => choose(agent, 'none'))
    expect(linksIn(last!)).toEqual([id])
    expect(others).toEqual([])
    expect(await mailsOf(() => hourComes(site))).toEqual([])
    expect(await mailsOf(() => choose(agent, 'atOnce'))).toEqual([])
    const [own] = await mailsOf(() => write(site))
    expect(own!.subject).toBe('Nova poruka: Ana Horvat')
    expect(await mailsOf(() => hourComes(site))).toEqual([])
  })

  it('omits spam and includes it once after it is restored', async () => {
    const suspected = await write(site, { opinion: 'https://spam.example' })
    const id = await write(site)
    await site.deliver()
    await move(id, 'spam')
    expect(await mailsOf(() => hourComes(site))).toEqual([])
    await move(id, 'new')
    await move(suspected, 'new')
    const [mail] = await mailsOf(() => hourComes(site))
    expect(linksIn(mail!).sort()).toEqual([suspected, id].sort())
    await move(id, 'spam')
    await move(id, 'new')
    expect(await mailsOf(() => hourComes(site))).toEqual([])
    await choose(agent, 'atOnce')
    await move(id, 'spam')
    await move(id, 'new')
    expect(await mailsOf(() => hourComes(site))).toEqual([])
  })

  describe('digest for a user who cannot sign in', () => {
    let chief: Agent
    let users: string
    let hash: string
    beforeAll(async () => {
      chief = await signIn(site, owner)
      const [row] = await site.database.query('SELECT id, password_hash AS hash FROM users WHERE email = $1', [iva])
      users = `/api/admin/users/${row.id}`
      hash = row.hash
    })
    afterEach(async () => {
      const set =
        'UPDATE users SET disabled_at = NULL, password_hash = $1, must_change_password = false WHERE email = $2'
      await site.database.query(set, [hash, iva])
      agent = await signIn(site, { email: iva, password: owner.password })
    })
    const digestsOf = async (act: () => Promise<unknown>) =>
      (await mailsOf(act)).filter(({ subject }) => subject!.startsWith('Novi upiti'))
    const disable = () => chief.post(`${users}/disable`).expect(204)

    it('is still shown in the admin if it was sent', async () => {
      await write(site)
      await mailsOf(() => hourComes(site))
      const sent = (await site.mails()).findLast(({ kind }) => kind === digestMail)!
      await disable()
      const { body } = await chief.get(`/api/admin/outgoing-mails/${sent.id}`).expect(200)
      expect(body.subject).toBe('Novi upiti: 1')
      expect(await site.database.query('SELECT FROM lead_digest_entries WHERE mail_id IS NULL')).toEqual([])
    })

    it('waits until the user is enabled or reset by command, even without new leads', async () => {
      for (const letIn of [
        () => chief.post(`${users}/enable`).expect(204),
        () => site.app.get(OneTimePasswordsService).reset(iva),
      ]) {
        const id = await write(site)
        await site.deliver()
        await disable()
        expect(await mailsOf(() => hourComes(site))).toEqual([])
        expect(await site.database.query(`SELECT FROM outbox_events WHERE type = 'leads.digest_due'`)).toEqual([])
        const [mail, ...others] = await digestsOf(letIn)
        expect(linksIn(mail!)).toEqual([id])
        expect(others).toEqual([])
      }
    })

    it('waits until the user sets a password, even if it was queued already', async () => {
      const id = await write(site)
      await site.deliver()
      await site.database.query(`UPDATE lead_digest_entries SET due_at = now() WHERE mail_id IS NULL`)
      await site.database.query(`UPDATE outbox_events SET next_attempt_at = now() WHERE type = 'leads.digest_due'`)
      await site.app.get(OutboxService).dispatchPending()
      await chief.post(`${users}/reset`).send({}).expect(200)
      expect(await digestsOf(() => site.deliver())).toEqual([])
      const mailed = linkIn(
        server.mails.findLast(({ text }) => text?.includes('/admin/invitation'))!,
        '/admin/invitation',
      )
      const token = new URLSearchParams(mailed.split('?')[1]).get('token')
      const [mail, ...others] = await digestsOf(() =>
        request(site.http).post('/api/admin/invitation').send({ token, password: 'another horse battery' }).expect(204),
      )
      expect(linksIn(mail!)).toEqual([id])
      expect(others).toEqual([])
    })
  })

  it('has a sample with one lead of each kind', async () => {
    const { letter } = site.app.get(MailWritersService).samples.get(digestMail)!
    const { subject, text } = await letter!('hr', 'published')
    expect(subject).toBe('Novi upiti: 4')
    expect(text.match(/\n1\b/g)).toHaveLength(4)
  })

  it('is scheduled again for entries added after the event of that hour', async () => {
    for (const planned of [1, 2]) {
      await write(site)
      await site.deliver()
      const events = await site.database.query(`SELECT FROM outbox_events WHERE type = 'leads.digest_due'`)
      expect(events).toHaveLength(planned)
    }
    expect(await mailsOf(() => hourComes(site))).toHaveLength(1)
  })

  it('includes a lead whose transaction commits after the hour exactly once', async () => {
    const early = await write(site)
    const late = randomUUID()
    // Entries of an open transaction are invisible, like an event that is not due yet.
    await site.database.query(
      `WITH lead AS (
         INSERT INTO contact_messages (id, email, language, name, subject, message, received_at)
         VALUES ($1, 'ana@example.com', 'hr', 'Ana', 'general', 'Dobar dan', now() - interval '1 hour') RETURNING id
       ) INSERT INTO outbox_events (type, subject_id, next_attempt_at)
       SELECT 'contact.received', id, now() + interval '1 hour' FROM lead`,
      [late],
    )
    const [first] = await mailsOf(() => hourComes(site))
    expect(linksIn(first!)).toEqual([early])
    await site.database.query(`UPDATE outbox_events SET next_attempt_at = now()`)
    const [second] = await mailsOf(() => hourComes(site))
    expect(linksIn(second!)).toEqual([late])
  })

  it('is sent once for several events of the same hour', async () => {
    await write(site)
    await site.deliver()
    await site.database.query(
      `INSERT INTO outbox_events (type, subject_id, next_attempt_at)
       SELECT type, subject_id, next_attempt_at FROM outbox_events, generate_series(1, 120) WHERE type = 'leads.digest_due'`,
    )
    expect(
      await mailsOf(async () => {
        await site.database.query(`UPDATE lead_digest_entries SET due_at = now() WHERE mail_id IS NULL`)
        await site.database.query(`UPDATE outbox_events SET next_attempt_at = now()`)
        await Promise.all([site.app.get(OutboxService).dispatchPending(), write(site)])
        await site.deliver()
      }),
    ).toHaveLength(1)
  })
})

describe('digest stored as a file', () => {
  let site: MailingSite
  let agent: Agent
  beforeAll(async () => {
    site = await startMailingSite({ digestHours })
    agent = await signIn(site, owner)
    await choose(agent, 'digest')
  })
  afterAll(() => site.close())

  const files = () => {
    const directory = join(site.environment.dataDir, 'mail')
    if (!existsSync(directory)) return []
    return readdirSync(directory).map((name) => readFileSync(join(directory, name), 'latin1'))
  }
  const digests = async () => (await site.mails()).filter(({ kind }) => kind === digestMail)
  const erase = (email: string) => agent.post('/api/admin/personal-data/erasure').send({ email }).expect(200)
  const writeTwo = async () => {
    await write(site, { name: 'Zvjezdana', email: 'zvjezdana@example.com' })
    await write(site, { name: 'Dubravka', email: 'dubravka@example.com' })
  }

  it('is deleted when a person in it is erased, and is in no other person’s export', async () => {
    await writeTwo()
    await hourComes(site)
    expect(await digests()).toMatchObject([{ keptAsFile: true }])
    expect(files().filter((file) => file.includes('Zvjezdana') && file.includes('Dubravka'))).toHaveLength(1)
    const exported = await agent.post('/api/admin/personal-data/export').send({ email: 'zvjezdana@example.com' })
    expect(exported.body.data.lead_digest_entries).toHaveLength(1)
    expect(JSON.stringify(exported.body)).not.toContain('Dubravka')
    const { body } = await erase('zvjezdana@example.com')
    expect(body.erased).toEqual(exported.body.held)
    expect(await digests()).toEqual([])
    expect(files().filter((file) => file.includes('Zvjezdana'))).toEqual([])
    expect(files().some((file) => file.includes('Dubravka'))).toBe(true)
    const left = await site.database.query('SELECT FROM lead_digest_entries')
    expect(left).toHaveLength(1)
  })

  it.each([
    ['tried', 1],
    ['queued', 0], // another process may be claiming it now
  ])('is sent again for the remaining leads if it was only %s', async (_what, attempts) => {
    await site.database.query('TRUNCATE lead_digest_entries, outgoing_mails')
    await writeTwo()
    await hourComes(site)
    await site.database.query(
      `UPDATE outgoing_mails SET attempts = $2, sent_at = NULL, kept_as_file = false, next_attempt_at = 'infinity'
       WHERE kind = $1`,
      [digestMail, attempts],
    )
    await erase('zvjezdana@example.com')
    expect(files().filter((file) => file.includes('Zvjezdana'))).toEqual([])
    await site.deliver()
    expect(await digests()).toHaveLength(1)
    const [text] = files().filter((file) => file.includes('Novi upiti: 1'))
    expect(text).toContain('Dubravka')
  })
})
