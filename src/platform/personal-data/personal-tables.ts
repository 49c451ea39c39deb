import type { Type } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { tableOf } from './entity-table.js'
import { IDS, type Person } from './person-in-sql.js'

interface PersonalData {
  /** Condition for the rows about a person, in SQL: of the row `stored`, with the parameters of `person-in-sql.ts`. */
  of: string | (() => string)
  /**
   * Place in the order of erasure. First: deleting a row writes rows of other tables. After details: rows of other
   * tables refer to this one. Last: copies and log entries, which the deletion of others may add to.
   */
  erased?: 'first' | 'afterDetails' | 'last'
  /** Runs before any row of the person is erased. Returns ids of mails whose files must be deleted. */
  beforeErasure?(manager: EntityManager, person: Person): Promise<string[]>
}

export interface PersonalTable extends Omit<PersonalData, 'of'> {
  table: string
  of: string
}

const registered = new Map<Type, PersonalData>()

const order = ['first', undefined, 'afterDetails', 'last']

/** Registers the table of an entity as one with data about people who are not staff. A test fails for a table that is missing. */
export function HoldsPersonalData(data: PersonalData) {
  return (entity: Type): void => {
    registered.set(entity, data)
  }
}

/** Condition for rows about a lead, which name it in `lead_id`. */
export const OF_LEAD = `stored.lead_id = ANY (${IDS})`

/** Condition for rows about a subscriber, who is named in `subscriber_id`. */
export const OF_SUBSCRIBER = `stored.subscriber_id = ANY (${IDS})`

/** Returns all tables with data about people who are not staff, in the order of erasure. */
export function personalTables(): PersonalTable[] {
  const tables = [...registered].map(([entity, { of, ...data }]) => ({
    ...data,
    table: tableOf(entity),
    of: typeof of === 'string' ? of : of(),
  }))
  return tables.sort((a, b) => order.indexOf(a.erased) - order.indexOf(b.erased) || a.table.localeCompare(b.table))
}
