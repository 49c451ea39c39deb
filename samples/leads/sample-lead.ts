import { v7 as idByTime } from 'uuid'
import type { LeadEventType } from '#src/leads/history/lead-event.entity.js'
import { type LeadKind, leadKinds } from '#src/leads/lead-kind.js'
import type { Translated } from '#src/shared/languages.js'
import type { LeadKindName } from '#src/shared/leads/lead-kinds.js'
import { chance, faker, waiting } from './fakers.js'
import { type Person, writeClient, writeInquiry, writeMessage, writeRequest } from './sample-people.js'
import { notes } from './sentences.js'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

type Row = Record<string, unknown>

/** Rows of one lead by table; keys are columns. */
export interface SampleLead {
  kind: LeadKind
  lead: Row
  events: Row[]
  notes: Row[]
}

/** Existing staff, locations and services. */
export interface Chain {
  colleagues: { id: string; email: string }[]
  locations: string[]
  services: Translated[]
  /** Services with the therapists that offer them. */
  bookable: {
    service_id: string
    service: Translated
    price: string
    minutes: number
    /** Minutes with the buffer. */
    taken: number
    therapist_id: string
    therapist: string
    location: string
  }[]
  /** Times until which therapists are booked, in milliseconds. */
  bookedUntil: Map<string, number>
  now: number
}

/** Weights of the status transitions that staff choose from. */
const weights: Record<string, number> = { spam: 1, rejected: 6, came: 60, didNotCome: 3, cancelled: 3 }
const MOVE = 20
/** Percentage of each kind of lead. */
const shares: Record<LeadKindName, number> = {
  contactMessage: 58,
  appointmentRequest: 18,
  franchiseInquiry: 14,
  booking: 10,
}
const ABANDONED = 0.002
/** Hours of UTC in which sample visits begin. */
const FIRST_HOUR = 7
const LAST_HOUR = 17

/** Returns a lead received at `receivedAt`, in milliseconds, with its history. */
export function sampleLead(person: Person, receivedAt: number, chain: Chain): SampleLead {
  const kinds = leadKinds().filter(({ name }) => name !== 'booking' || chain.bookable.length > 0)
  const kind = faker.helpers.weightedArrayElement(kinds.map((value) => ({ value, weight: shares[value.name] })))
  if (kind.name === 'booking') return sampleBooking(kind, person, receivedAt, chain)
  const id = idByTime({ msecs: Math.floor(receivedAt) }) // unique across runs, also with --force
  const colleague = faker.helpers.arrayElement(chain.colleagues)
  const work = { id, actor: colleague.id, at: receivedAt, events: [] as Row[] }
  const state = { status: 'new', assignee: null as string | null, location: null as string | null }
  // Senders of appointment requests choose the location themselves.
  if (kind.name === 'appointmentRequest') state.location = faker.helpers.arrayElement(chain.locations)
  let answeredAt: number | null = null

  while (later(work, waiting(state.status === 'new' ? 9 * HOUR_MS : 2 * DAY_MS), chain)) {
    if (!state.assignee && chance(0.9)) {
      record(work, 'assignee', null, colleague.email)
      state.assignee = colleague.id
    }
    if (!state.location && chance(0.6)) {
      const location = faker.helpers.arrayElement(chain.locations)
      record(work, 'location', null, location)
      state.location = location
    }
    if (kind.ends.includes(state.status) || chance(ABANDONED)) break
    const next = faker.helpers.weightedArrayElement(
      kind.moves[state.status]!.map((value) => ({ value, weight: weights[value] ?? MOVE })),
    )
    record(work, 'status', state.status, next)
    state.status = next
    if (kind.answered.includes(next)) answeredAt ??= work.at
  }
  const written: Record<Exclude<LeadKindName, 'booking'>, (by: Person) => Row> = {
    contactMessage: (by) => writeMessage(by, state.status === 'spam'),
    appointmentRequest: (by) => writeRequest(by, receivedAt, chain.services),
    franchiseInquiry: writeInquiry,
  }
  const trashed = chance(0.015) && later(work, waiting(DAY_MS), chain)
  if (trashed) record(work, 'trashed', null, null)

  return {
    kind,
    lead: {
      id,
      email: person.email,
      language: person.language,
      ...written[kind.name](person),
      status: state.status,
      assignee_id: state.assignee,
      location: state.location,
      received_at: new Date(receivedAt),
      first_answered_at: answeredAt && new Date(answeredAt),
      trashed_at: trashed ? new Date(work.at) : null,
      suspicions: state.status === 'spam' ? [kind.name === 'contactMessage' ? 'text' : 'quick'] : [],
      version: 1 + work.events.length,
    },
    events: work.events,
    notes: sampleNotes(id, colleague.id, receivedAt, work.at),
  }
}

/** Returns a booking that begins some days after it was received, when its therapist is free, with the outcome of the visit. */
function sampleBooking(kind: LeadKind, person: Person, receivedAt: number, chain: Chain): SampleLead {
  const id = idByTime({ msecs: Math.floor(receivedAt) })
  const colleague = faker.helpers.arrayElement(chain.colleagues)
  const { service, minutes, taken, ...visit } = faker.helpers.arrayElement(chain.bookable)
  const wished = receivedAt + faker.number.int({ min: 1, max: 14 }) * DAY_MS
  const starts = nextDaytime(Math.max(wished, chain.bookedUntil.get(visit.therapist_id) ?? 0))
  const ends = starts + minutes * MINUTE_MS
  const until = starts + taken * MINUTE_MS
  chain.bookedUntil.set(visit.therapist_id, until)
  const work = { id, actor: colleague.id, at: ends, events: [] as Row[] }
  let status = 'booked'
  if (ends <= chain.now) {
    status = faker.helpers.weightedArrayElement([
      { value: 'came', weight: 90 } as const,
      { value: 'noShow', weight: 4 } as const,
      { value: 'cancelled', weight: 6 } as const,
    ])
    record(work, 'status', 'booked', status)
  }
  return {
    kind,
    lead: {
      id,
      email: person.email,
      language: person.language,
      ...visit,
      ...writeClient(person),
      status,
      service: service[person.language],
      starts: new Date(starts),
      ends: new Date(ends),
      during: `[${new Date(starts).toISOString()},${new Date(until).toISOString()})`,
      received_at: new Date(receivedAt),
      assignee_id: null,
      first_answered_at: null,
      trashed_at: null,
      suspicions: [],
      version: 1 + work.events.length,
    },
    events: work.events,
    notes: [],
  }
}

/** Returns the next full hour of UTC at which centres are open. */
function nextDaytime(from: number): number {
  const starts = new Date(Math.ceil(from / HOUR_MS) * HOUR_MS)
  while (starts.getUTCHours() < FIRST_HOUR || starts.getUTCHours() > LAST_HOUR)
    starts.setTime(starts.getTime() + HOUR_MS)
  return starts.getTime()
}

interface Work {
  id: string
  actor: string
  at: number
  events: Row[]
}

/** Advances the time by at least a minute; returns false if that would exceed the present. */
function later(work: Work, milliseconds: number, { now }: Chain): boolean {
  const at = work.at + MINUTE_MS + milliseconds
  if (at > now) return false
  work.at = at
  return true
}

function record(work: Work, type: LeadEventType, oldValue: string | null, newValue: string | null): void {
  const at = new Date(work.at)
  work.events.push({ lead_id: work.id, at, actor_id: work.actor, type, old_value: oldValue, new_value: newValue })
}

/** Returns notes between the arrival of a lead and its last change. */
function sampleNotes(leadId: string, authorId: string, from: number, to: number): Row[] {
  if (to === from || chance(0.6)) return []
  return faker.date.betweens({ from, to, count: { min: 1, max: 3 } }).map((writtenAt) => ({
    lead_id: leadId,
    author_id: authorId,
    written_at: writtenAt,
    text: faker.helpers.arrayElement(notes),
  }))
}
