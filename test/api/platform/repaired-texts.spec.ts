import { RepairTypedTexts1796063001000 } from '../../../migrations/1796063001000-repair-typed-texts.js'
import { AddPhoneNumbers1796063002000 } from '../../../migrations/1796063002000-add-phone-numbers.js'
import { UnsubscriptionService } from '../../../src/newsletter/subscription/unsubscription.service.js'
import { expectLog } from '../../support/expected-log.js'
import { leadsAdmin, messagesPath } from '../../support/leads-admin.js'

const admin = leadsAdmin()
const query = <Row>(sql: string, parameters: unknown[] = []) => admin.site.database.query<Row[]>(sql, parameters)

async function run(migration: { up: RepairTypedTexts1796063001000['up'] }): Promise<void> {
  const runner = admin.site.database.createQueryRunner()
  await runner.startTransaction()
  try {
    await migration.up(runner)
    await runner.commitTransaction()
  } finally {
    await runner.release()
  }
}

const KEPT_SPELLING = /Kept spellings of addresses that other rows have: table=\w+ ids=[\w-]+/

const repair = async () => {
  await query('ALTER TABLE newsletter_subscribers DROP merged_ids')
  await run(new RepairTypedTexts1796063001000())
}

describe('migration that repairs typed texts', () => {
  beforeEach(() => query('DELETE FROM newsletter_subscribers'))

  it('stores the canonical spelling of each typed text', async () => {
    const id = await admin.addMessage({
      name: 'Z\u030cana\u202e\u00a0Ana',
      email: '\u200eana@kuća.example\u200b',
      phone: '\u202a091\u2011234\u2011567\u202c',
      message: 'Pon\u00a0\u2013\u00a0pet',
    })
    const untouched = await admin.addMessage({ name: 'Šime Čović', email: 'sime@example.com' })
    const versionOf = () => query('SELECT version, changed_in FROM contact_messages WHERE id = $1', [untouched])
    const before = await versionOf()
    await repair()
    expect(await query('SELECT name, email, phone, message FROM contact_messages WHERE id = $1', [id])).toEqual([
      {
        name: 'Žana Ana',
        email: 'ana@xn--kua-rpa.example',
        phone: '091-234-567',
        message: 'Pon\u00a0\u2013\u00a0pet',
      },
    ])
    expect(await versionOf()).toEqual(before)
    const { body } = await admin.owner.agent.get(messagesPath).query({ search: 'žana ana' }).expect(200)
    expect(body).toMatchObject({ total: 1, items: [{ id }] })
  })

  it('keeps the spelling of a user whose canonical address is another user’s', async () => {
    await query(`INSERT INTO users (email, role) VALUES ('iva@kuća.example', 'staff'), ('iva@xn--kua-rpa.example', 'staff'),
      ('eva@kuća.example\u200b', 'staff'), ('eva@kuća.example', 'staff')`)
    expectLog(KEPT_SPELLING)
    await repair()
    const users = await query<{ email: string }>(`SELECT email FROM users WHERE email ~ 'iva@|eva@' ORDER BY email`)
    expect(users.map(({ email }) => email)).toHaveLength(4)
    expect(users).toContainEqual({ email: 'eva@xn--kua-rpa.example' })
    expect(users).toContainEqual({ email: 'iva@kuća.example' })
    await query(`DELETE FROM users WHERE email ~ 'iva@|eva@'`)
  })

  it('repairs the first of several spellings of a mailbox that receives leads', async () => {
    await query(`INSERT INTO recipient_mailboxes (email) VALUES ('iva@kuća.example'), ('IVA@kuća.example\u200b')`)
    expectLog(KEPT_SPELLING)
    await repair()
    const repaired = `DELETE FROM recipient_mailboxes WHERE email ~ 'iva@' RETURNING email ~ 'xn--' AS repaired`
    const [rows] = await query<{ repaired: boolean }[]>(repaired)
    expect(rows!.map((row) => row.repaired).sort()).toEqual([false, true])
  })

  it('unsubscribes by the link of a merged spelling', async () => {
    await subscribe('ana@example.com', { subscribed: '2026-03-01', confirmed: '2026-03-02' })
    const merged = await subscribe('ana@example.com\u200b', { subscribed: '2026-04-01' })
    await repair()
    const links = admin.site.app.get(UnsubscriptionService)
    expect(await links.find(links.tokenFor(merged))).toBe('open')
    expect(await links.unsubscribe(links.tokenFor(merged))).toBe('done')
    expect(await query('SELECT unsubscribed_at IS NOT NULL AS left FROM newsletter_subscribers')).toEqual([
      { left: true },
    ])
  })

  const subscribe = async (
    email: string,
    values: { subscribed: string; confirmed?: string; left?: string; suppressed?: string },
  ) => {
    const { subscribed, confirmed = null, left = null, suppressed = null } = values
    const [row] = await query<{ id: string }>(
      `WITH subscriber AS (
         INSERT INTO newsletter_subscribers (email, language, consent_text, subscribed_at, confirmed_at, unsubscribed_at, suppressed_at)
         VALUES ($1, 'hr', $2::text, $2::text::timestamptz, $3, $4, $5) RETURNING id
       ), proof AS (
         INSERT INTO newsletter_consents (subscriber_id, step, consent_text, language) SELECT id, 'subscribed', $2::text, 'hr' FROM subscriber
       )
       SELECT id FROM subscriber`,
      [email, subscribed, confirmed, left, suppressed],
    )
    return row!.id
  }
  const subscribers = () =>
    query(
      `SELECT subscriber.id, email, subscriber.consent_text AS consent, confirmed_at::date::text AS confirmed,
         unsubscribed_at::date::text AS left, suppressed_at::date::text AS suppressed, count(proof.id)::int AS proofs
       FROM newsletter_subscribers AS subscriber JOIN newsletter_consents AS proof ON subscriber_id = subscriber.id
       GROUP BY subscriber.id`,
    )

  it('merges subscribers of one mailbox, and keeps the earlier consent with all proofs', async () => {
    await subscribe('ana@kuća.example', { subscribed: '2026-03-01', confirmed: '2026-03-02' })
    const earlier = await subscribe('ana@xn--kua-rpa.example\u200b', {
      subscribed: '2025-01-01',
      confirmed: '2025-01-02',
    })
    await subscribe('\u200eana@xn--kua-rpa.example', { subscribed: '2024-01-01' })
    await repair()
    expect(await subscribers()).toEqual([
      {
        id: earlier,
        email: 'ana@xn--kua-rpa.example',
        consent: '2025-01-01',
        confirmed: '2025-01-02',
        left: null,
        suppressed: null,
        proofs: 3,
      },
    ])
  })

  it.each([
    ['an unsubscription after the confirmation', { left: '2026-05-01' }, { left: '2026-05-01', suppressed: null }],
    ['no unsubscription before the last confirmation', { left: '2026-02-01' }, { left: null, suppressed: null }],
    ['a suppression', { suppressed: '2025-01-01' }, { left: null, suppressed: '2025-01-01' }],
  ])('keeps %s when it merges subscribers', async (_what, ended, expected) => {
    await subscribe('ana@example.com', { subscribed: '2026-03-01', confirmed: '2026-03-02' })
    await subscribe('ana@example.com\u200b', { subscribed: '2026-01-01', ...ended })
    await repair()
    expect(await subscribers()).toMatchObject([{ email: 'ana@example.com', confirmed: '2026-03-02', ...expected }])
  })
})

describe('migration that adds telephone numbers in E.164', () => {
  it('adds them to leads, which are found by any spelling, and can be reverted', async () => {
    const typed = ['091 234 5678 (mob)', '+385 (0)91/234-5678', '385 91 2345678', 'zovite\u00a0me']
    const ids = await Promise.all(typed.map((phone) => admin.addMessage({ phone })))
    const runner = admin.site.database.createQueryRunner()
    await new AddPhoneNumbers1796063002000().down(runner)
    await runner.release()
    const versions = () => query('SELECT id, changed_in, updated_at FROM contact_messages ORDER BY id')
    const before = await versions()
    await run(new AddPhoneNumbers1796063002000())
    expect(await versions()).toEqual(before)
    const rows = await query(
      'SELECT phone, phone_e164 AS number FROM contact_messages ORDER BY array_position($1, id)',
      [ids],
    )
    expect(rows).toEqual(typed.map((phone, index) => ({ phone, number: index === 3 ? null : '+385912345678' })))
    const { body } = await admin.owner.agent.get(messagesPath).query({ search: '00385912345678' }).expect(200)
    expect(body.total).toBe(3)
    await query(`UPDATE contact_messages SET phone_e164 = '+38591999888' WHERE id = $1`, [ids[3]])
    const { body: updated } = await admin.owner.agent.get(messagesPath).query({ search: '091999888' }).expect(200)
    expect(updated.total).toBe(1)
  })
})
