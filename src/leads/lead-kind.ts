import type { Type } from '@nestjs/common'
import { Check, type EntityManager, Index, type SelectQueryBuilder } from 'typeorm'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import type { LeadEventType, OutboxEventType } from '#src/platform/outbox/events.js'
import { type LeadKindDescription, type LeadKindName, leadKindNames } from '#src/shared/leads/lead-kinds.js'
import { requireValue } from '#src/shared/lookups.js'
import type { Lead } from './lead.entity.js'
import { personalDataOfLeads } from './lead-retention.js'

/** Outbox event of a change of status. */
export interface StatusEvent {
  type: OutboxEventType
  /** Event of the opposite change, of which clients are notified, too. The change revokes it before that. */
  revokes?: OutboxEventType
  /** True if clients are notified immediately, because there is no time to wait for an undo. */
  isUrgent?: boolean
}

/** Kind of leads, as used by lists, mails, exports and erasure on the server. */
export interface LeadKind<L extends Lead = Lead> extends LeadKindDescription {
  entity: Type<L>
  table: string
  /** SQL expression for the sender's name, of the row `lead`. */
  nameInSql: string
  nameOf(lead: L): string
  /** Returns the place that the sender enters; null if the form has none. */
  placeOf(lead: L): string | null
  /** Notifies the head office even if the lead has a location, which is just the sender's own. */
  isForHeadOffice: boolean
  /** Applies the filters of its list that no other kind has. */
  filterBy?(query: SelectQueryBuilder<L>, filter: object): void
  /** Reads what its filters need besides their values. */
  resolveFilter?<Filter extends object>(filter: Filter, scope: LocationScope, manager: EntityManager): Promise<Filter>
  /** Sets values of leads that are not stored, in a constant number of statements. */
  setDerived?(leads: L[], manager: EntityManager): Promise<void>
  /** Checks whether a status is only plausible later, so that staff must confirm it. */
  isEarly?(lead: L, status: string): boolean
  /** Checks whether a lead can be at a location. @throws Problem 409 */
  assertLocation?(lead: L, location: string | null, manager: EntityManager): Promise<void>
  /** Checks whether two leads can be merged, beyond what all kinds require. @throws Problem 409 */
  assertMergeable?(lead: L, other: L): void
  /** Returns the outbox event of a change of status, besides those of all kinds. */
  statusEvent?(from: string, to: string, lead: L): StatusEvent | undefined
  /** Handles leads that were received or restored, besides what all kinds have in common. */
  whenArrived?(leads: L[], manager: EntityManager): Promise<void>
  /** Lets mails about a lead that are not sent yet wait until a time in SQL: a change can be undone until then. */
  holdNotices?(leadId: string, until: string, manager: EntityManager): Promise<void>
  /** Statuses that cancel a visit: many such changes need a recent sign-in. */
  cancellations?: readonly string[]
  /** SQL expression for a time of the row `stored` before which it does not expire. */
  expiresAfter?: string
  /** Values of a sample lead in previews of mails, besides those that all kinds have. */
  sample: Partial<L>
}

const registered = new Map<LeadKindName, LeadKind>()

/** Suffixes of the names of the indexes that migrations create for each kind. */
const INDEXES = [
  'by_status',
  'by_email',
  'by_phone',
  'merged',
  'search',
  'trash',
  'inbox',
  'inbox_by_name',
  'inbox_by_assignee',
  'inbox_by_status',
  'inbox_by_location',
  'inbox_by_answer',
]

/** Registers an entity as the one that stores a kind of leads, with the constraint and the indexes of every kind. */
export function StoresLeads<L extends Lead>(kind: Omit<LeadKind<L>, 'entity'>) {
  return (entity: Type<L>): void => {
    Check(`${kind.table}_not_into_itself`, 'merged_into_id <> id')(entity)
    Index(`${kind.table}_changed`, ['changedIn', 'id'])(entity)
    for (const index of INDEXES) Index(`${kind.table}_${index}`, { synchronize: false })(entity)
    registered.set(kind.name, { ...kind, entity })
    for (const register of personalDataOfLeads(kind)) register(entity)
  }
}

/** Returns all kinds, in the order in which they are listed. @throws Error while the entity of one is not loaded */
export function leadKinds(): LeadKind[] {
  return leadKindNames.map((name) => {
    const kind = registered.get(name)
    if (!kind) throw new Error(`The entity that stores leads of the kind ${name} is not loaded`)
    return kind
  })
}

/** Returns the kind that an entity stores. */
export function leadKindOf<L extends Lead>(entity: Type<L>): LeadKind<L> {
  const kind = [...registered.values()].find((each) => each.entity === (entity as unknown))
  if (!kind) throw new Error(`${entity.name} stores no kind of leads`)
  return kind as unknown as LeadKind<L>
}

/** Returns the kind of the leads that an outbox event is about. */
export function leadKindOfEvent(type: LeadEventType): LeadKind {
  return requireValue(
    leadKinds().find(({ scope }) => type.startsWith(`${scope}.`)),
    `kind of ${type}`,
  )
}

/** Returns the value of a field of the lead's form, null if it is empty. */
export function valueIn(lead: Lead, field: string): unknown {
  return (lead as unknown as Record<string, unknown>)[field] ?? null
}

/** Returns the value of a text field of the lead's form, null if it is empty. */
export function textIn(lead: Lead, field: string): string | null {
  return valueIn(lead, field) as string | null
}
