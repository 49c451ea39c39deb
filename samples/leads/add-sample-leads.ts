import { type DataSource, type EntityManager, In } from 'typeorm'
import { AnswerDeadline } from '#src/leads/deadlines/answer-deadline.entity.js'
import type { AnswerDeadlinesService } from '#src/leads/deadlines/answer-deadlines.service.js'
import type { Translated } from '#src/shared/languages.js'
import type { LeadKindName } from '#src/shared/leads/lead-kinds.js'
import { ageOfLead, chance, faker } from './fakers.js'
import { withRebuiltIndexes } from './rebuilt-indexes.js'
import { type Chain, type SampleLead, sampleLead } from './sample-lead.js'
import { type Person, samplePerson } from './sample-people.js'
import { consent } from './sentences.js'

const BATCH = 2000
/** From this number of leads on, rebuilding indexes is faster than maintaining them. */
const MANY = 10_000
const SPREAD_MS = 2 * 365 * 86_400_000
const REPEATING = 0.15
const SUBSCRIBERS_A_LEAD = 0.2

const IF_NEW = 'ON CONFLICT DO NOTHING'

const leadTables = ['contact_messages', 'franchise_inquiries', 'appointment_requests', 'bookings']

/** Sample staff members; without passwords they cannot sign in. */
const colleagues = [
  { email: 'dunja@example.com', name: 'Dunja Marin', role: 'staff' },
  { email: 'jakov@example.com', name: 'Jakov Lovrić', role: 'staff' },
  { email: 'tea@example.com', name: 'Tea Šimić', role: 'staff' },
]

/**
 * Returns the first reason, if any, not to add sample leads to a database.
 * @param force whether it may contain leads already
 */
export async function reasonAgainst(dataSource: DataSource, force: boolean): Promise<string | undefined> {
  if (await isEmpty(dataSource, 'users')) return 'nobody can sign in yet; start the site once first'
  for (const table of force ? [] : [...leadTables, 'newsletter_subscribers']) {
    if (!(await isEmpty(dataSource, table))) return `${table} is not empty; --force adds to what is there`
  }
  return undefined
}

async function isEmpty(dataSource: DataSource, table: string): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(`SELECT 1 FROM ${table} LIMIT 1`)
  return rows.length === 0
}

/** Adds sample leads of the last two years with their history, and newsletter subscribers, in one transaction. */
export async function addSampleLeads(
  dataSource: DataSource,
  total: number,
  deadlines: AnswerDeadlinesService,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const add = () => addLeads(manager, total, deadlines)
    if (total < MANY) await add()
    else await withRebuiltIndexes(manager, leadTables, add)
  })
  await dataSource.query('VACUUM (ANALYZE)')
}

async function addLeads(manager: EntityManager, total: number, deadlines: AnswerDeadlinesService): Promise<void> {
  const now = Date.now()
  const chain = await chainAtWork(manager, now)
  const people: Person[] = []
  for (let lead = 0; lead < total; lead++) {
    people.push(people.length > 0 && chance(REPEATING) ? faker.helpers.arrayElement(people) : samplePerson())
  }
  // In chronological order, as real leads would be stored on disk.
  const ages = Array.from(people, () => ageOfLead(SPREAD_MS)).sort((one, other) => other - one)
  for (let done = 0; done < total; done += BATCH) {
    const batch = people.slice(done, done + BATCH)
    const leads = batch.map((person, index) => sampleLead(person, now - ages[done + index]!, chain))
    await insertLeads(manager, leads)
    await setDeadlines(manager, leads, deadlines)
  }
  for (let done = 0; done < people.length; done += BATCH) {
    const readers = people.slice(done, done + BATCH).filter(() => chance(SUBSCRIBERS_A_LEAD))
    await insert(manager, 'newsletter_subscribers', sampleSubscribers(readers, now), IF_NEW)
  }
}

/** Returns staff, locations and services from the database, with the sample staff members added. */
async function chainAtWork(manager: EntityManager, now: number): Promise<Chain> {
  await insert(manager, 'users', colleagues, IF_NEW)
  const locations = await manager.query<{ slug: string }[]>('SELECT slug FROM locations ORDER BY position')
  const rows = await manager.query<{ service: Translated }[]>('SELECT service FROM price_list_rows ORDER BY position')
  const booked = await manager.query<{ id: string; until: Date }[]>(
    'SELECT therapist_id AS id, max(upper(during)) AS until FROM bookings GROUP BY therapist_id',
  )
  return {
    colleagues: await manager.query<Chain['colleagues']>(`
      SELECT id, email FROM users WHERE role <> 'editor' AND disabled_at IS NULL ORDER BY email`),
    locations: locations.map(({ slug }) => slug),
    services: rows.map(({ service }) => service),
    bookable: await manager.query<Chain['bookable']>(`
      SELECT bookable.id AS service_id, row.service, row.price, bookable.minutes, bookable.minutes + bookable.buffer_after AS taken,
        therapist.id AS therapist_id, therapist.name AS therapist, present.location
      FROM bookable_services AS bookable
      JOIN price_list_rows AS row ON row.id = bookable.price_id
      JOIN therapists AS therapist ON bookable.therapists = '{}' OR therapist.id = ANY (bookable.therapists)
      JOIN therapist_hours AS present ON present.therapist_id = therapist.id
      ORDER BY bookable.position, therapist.position, present.location`),
    bookedUntil: new Map(booked.map(({ id, until }) => [id, until.getTime()])),
    now,
  }
}

async function insertLeads(manager: EntityManager, leads: SampleLead[]): Promise<void> {
  const rowsOf = (name: LeadKindName) => leads.filter(({ kind }) => kind.name === name).map(({ lead }) => lead)
  await insert(manager, 'contact_messages', rowsOf('contactMessage'))
  await insert(manager, 'franchise_inquiries', rowsOf('franchiseInquiry'))
  await insert(manager, 'appointment_requests', rowsOf('appointmentRequest'))
  await insert(manager, 'bookings', rowsOf('booking'))
  await insert(
    manager,
    'lead_events',
    leads.flatMap(({ events }) => events),
  )
  await insert(
    manager,
    'lead_notes',
    leads.flatMap(({ notes }) => notes),
  )
}

/** Sets the deadlines of leads that wait for an answer, without mails to staff about those that have passed. */
async function setDeadlines(manager: EntityManager, leads: SampleLead[], deadlines: AnswerDeadlinesService) {
  const unanswered = leads.filter(({ lead }) => !lead.first_answered_at).map(({ lead }) => lead.id as string)
  await deadlines.set(unanswered, manager)
  await manager.update(AnswerDeadline, { leadId: In(unanswered) }, { alertAt: null })
}

function sampleSubscribers(readers: Person[], now: number): object[] {
  return readers.map(({ email, language }) => {
    const subscribedAt = faker.date.between({ from: now - SPREAD_MS, to: now })
    const unsubscribedAt = chance(0.15) ? faker.date.between({ from: subscribedAt, to: now }) : null
    const consentText = consent[language]
    const times = { subscribed_at: subscribedAt, confirmed_at: subscribedAt, unsubscribed_at: unsubscribedAt }
    return { email, language, consent_text: consentText, ...times }
  })
}

/** Inserts rows, whose keys are columns, in one statement. */
async function insert(manager: EntityManager, table: string, rows: object[], conflict = ''): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!).join(', ')
  await manager.query(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json) ${conflict}`,
    [JSON.stringify(rows)],
  )
}
