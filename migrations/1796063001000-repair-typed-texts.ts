import { Logger } from '@nestjs/common'
import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addressKey } from '#src/platform/mail/address-spellings.js'
import { canonicalEmail, canonicalText, type TextFormat } from '#src/shared/forms/typed-text.js'

const SENDER = { name: 'name', email: 'email', phone: 'phone' } as const
const PLACE = { email: 'email', phone: 'phone', postal_code: 'code', city: 'name' } as const

/** Columns with typed texts, by table. Subscribers have their own rule; the audit log is never changed. */
const COLUMNS: Record<string, Record<string, TextFormat>> = {
  contact_messages: SENDER,
  franchise_inquiries: {
    first_name: 'name',
    last_name: 'name',
    email: 'email',
    phone: 'phone',
    preferred_location: 'name',
  },
  appointment_requests: { ...SENDER, service: 'name' },
  bookings: SENDER,
  held_bookings: SENDER,
  waitlist_entries: { email: 'email' },
  own_data_links: { email: 'email' },
  lead_replies: { recipient: 'email' },
  outgoing_mails: { recipient: 'email' },
  users: { email: 'email', name: 'name' },
  recipient_mailboxes: { email: 'email' },
  business_info: { ...PLACE, mobile_phone: 'phone' },
  locations: PLACE,
  franchise_facts: { contact_name: 'name', contact_email: 'email', contact_phone: 'phone' },
  therapists: { name: 'name' },
  testimonials: { name: 'name', town: 'name' },
}

/** SQL for the values of a row within which its address is unique, by table: a row keeps its spelling if another one has the canonical one. */
const UNIQUE: Record<string, (row: string) => string> = {
  users: () => `''`,
  recipient_mailboxes: (row) =>
    `ARRAY[${row}.location, CASE WHEN ${row}.ended_at IS NOT NULL THEN ${row}.id::text END]`,
  waitlist_entries: (row) => `ARRAY[${row}.service_id::text, ${row}.location, ${row}.day::text]`,
}

interface Subscriber {
  id: string
  email: string
  language: string
  consent_text: string
  subscribed_at: Date
  asked_at: Date | null
  confirmed_at: Date | null
  unsubscribed_at: Date | null
  suppressed_at: Date | null
}

/** Stores the canonical spelling of typed texts, and merges subscribers whose addresses differed by their spelling. */
export class RepairTypedTexts1796063001000 implements MigrationInterface {
  private readonly logger = new Logger('migrations')

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE newsletter_subscribers ADD merged_ids uuid[] NOT NULL DEFAULT '{}'`)
    for (const [table, columns] of Object.entries(COLUMNS)) await this.repair(runner, table, columns)
    await this.mergeSubscribers(runner)
  }

  async down(runner: QueryRunner): Promise<void> {
    // The canonical spelling stays: the typed one is not recorded.
    await runner.query('ALTER TABLE newsletter_subscribers DROP merged_ids')
  }

  private async repair(runner: QueryRunner, table: string, columns: Record<string, TextFormat>): Promise<void> {
    const names = Object.keys(columns)
    // Only texts with characters beyond ASCII or with several blanks have other spellings.
    const isSpelled = names
      .map((name) => `octet_length(${name}::text) <> char_length(${name}::text) OR ${name}::text LIKE '%  %'`)
      .join(' OR ')
    // The addresses of rows are valid until another transaction updates them.
    await runner.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`)
    const rows = (await runner.query(
      `SELECT ctid::text AS place, ${names.map((name) => `${name}::text`).join(', ')} FROM ${table} WHERE ${isSpelled}`,
    )) as Record<string, string | null>[]
    const fixed = rows.flatMap((row) => {
      const repaired: Record<string, string | null> = { place: row.place! }
      for (const name of names) {
        const text = row[name] ?? null
        repaired[name] = text === null ? null : canonicalText(columns[name]!, text)
      }
      return names.some((name) => repaired[name] !== row[name]) ? [repaired] : []
    })
    if (fixed.length === 0) return
    const keyOf = UNIQUE[table]
    const turn = keyOf
      ? `row_number() OVER (PARTITION BY typed.email::citext, ${keyOf('row')} ORDER BY row.email <> typed.email::citext, row.id)`
      : '1'
    const isFree = keyOf
      ? `AND NOT EXISTS (SELECT FROM ${table} AS other WHERE other.ctid <> stored.ctid
           AND other.email = fixed.email::citext AND ${keyOf('other')} = ${keyOf('stored')})`
      : ''
    const [, changed] = (await runner.query(
      `WITH fixed AS (
         SELECT typed.*, ${turn} AS turn
         FROM json_to_recordset($1) AS typed (place tid, ${names.map((name) => `${name} text`).join(', ')})
         JOIN ${table} AS row ON row.ctid = typed.place
       )
       UPDATE ${table} AS stored SET ${names.map((name) => `${name} = fixed.${name}`).join(', ')}
       FROM fixed WHERE stored.ctid = fixed.place AND turn = 1 ${isFree}`,
      [JSON.stringify(fixed)],
    )) as [unknown, number]
    this.logger.log(`Repaired typed texts: table=${table} repaired=${changed}`)
    if (changed === fixed.length) return
    const unchanged = (await runner.query(`SELECT id FROM ${table} WHERE ctid = ANY ($1::tid[])`, [
      fixed.map(({ place }) => place),
    ])) as { id: string }[]
    this.logger.warn(
      `Kept spellings of addresses that other rows have: table=${table} ids=${unchanged.map(({ id }) => id).join()}`,
    )
  }

  private async mergeSubscribers(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE newsletter_subscribers IN SHARE ROW EXCLUSIVE MODE')
    const rows = (await runner.query('SELECT *, email::text FROM newsletter_subscribers')) as Subscriber[]
    const byMailbox = new Map<string, Subscriber[]>()
    for (const row of rows) {
      const mailbox = addressKey(row.email)
      byMailbox.set(mailbox, [...(byMailbox.get(mailbox) ?? []), row])
    }
    let repaired = 0
    let merged = 0
    for (const subscribers of byMailbox.values()) {
      const [kept, ...others] = subscribers.toSorted(byConsent)
      const email = canonicalEmail(kept!.email)
      if (others.length === 0 && email === kept!.email) continue
      for (const { id } of others) await moveTo(runner, kept!.id, id)
      const { confirmed_at, unsubscribed_at, suppressed_at } = stateOf(subscribers)
      await runner.query(
        `UPDATE newsletter_subscribers SET email = $2, confirmed_at = $3, unsubscribed_at = $4, suppressed_at = $5,
           merged_ids = $6
         WHERE id = $1`,
        [kept!.id, email, confirmed_at, unsubscribed_at, suppressed_at, others.map(({ id }) => id)],
      )
      repaired++
      merged += others.length
    }
    if (repaired > 0) this.logger.log(`Repaired subscribers: repaired=${repaired} merged=${merged}`)
  }
}

/** Orders by consent: a confirmed one first, then the earlier one. */
function byConsent(one: Subscriber, other: Subscriber): number {
  const timeOf = ({ confirmed_at, subscribed_at }: Subscriber) => (confirmed_at ?? subscribed_at).getTime()
  return Number(!one.confirmed_at) - Number(!other.confirmed_at) || timeOf(one) - timeOf(other)
}

/** Returns the state of all spellings together: an unsubscription counts unless a confirmation followed, a suppression always. */
function stateOf(subscribers: Subscriber[]) {
  const times = (name: 'confirmed_at' | 'unsubscribed_at' | 'suppressed_at') =>
    subscribers.flatMap((each) => each[name] ?? []).toSorted((one, other) => one.getTime() - other.getTime())
  const confirmed = times('confirmed_at')
  const left = times('unsubscribed_at').at(-1)
  const isLeft = left !== undefined && left >= (confirmed.at(-1) ?? left)
  return {
    confirmed_at: confirmed[0] ?? null,
    unsubscribed_at: isLeft ? left : null,
    suppressed_at: times('suppressed_at')[0] ?? null,
  }
}

/** Moves the proofs and deliveries of a subscriber to another, and deletes it. */
async function moveTo(runner: QueryRunner, kept: string, other: string): Promise<void> {
  await runner.query('UPDATE newsletter_consents SET subscriber_id = $1 WHERE subscriber_id = $2', [kept, other])
  await runner.query(
    `UPDATE newsletter_issue_deliveries AS moved SET subscriber_id = $1 WHERE subscriber_id = $2
       AND NOT EXISTS (SELECT FROM newsletter_issue_deliveries WHERE subscriber_id = $1 AND issue_id = moved.issue_id)`,
    [kept, other],
  )
  await runner.query('DELETE FROM newsletter_subscribers WHERE id = $1', [other])
}
