import type { Type } from '@nestjs/common'
import type { Retention } from '../config/retention.js'
import { tableOf } from './entity-table.js'

interface RetentionRuleOfEntity {
  /** Setting with the period; left out if the rows state their own end. */
  period?: keyof Retention
  /** Condition for expired rows, in SQL: of the row `stored`, and of `$1`, the instant one period ago. */
  due: string
  /** Deletes only the row. Other rules erase all rows about the same person or lead, as an erasure does. */
  alone?: true
  /** Condition for rows of the same table that are erased as well, in SQL: of the row and of `$1`, the ids of the expired rows. */
  erasesAlso?: string
}

export interface RetentionRule extends RetentionRuleOfEntity {
  table: string
}

const registered: { entity: Type; rule: RetentionRuleOfEntity }[] = []

/** Registers a rule for the daily deletion of expired rows of an entity's table. */
export function ExpiresWhen(rule: RetentionRuleOfEntity) {
  return (entity: Type): void => {
    registered.push({ entity, rule })
  }
}

/** Returns the rules of the daily deletion. */
export function retentionRules(): RetentionRule[] {
  return registered.map(({ entity, rule }) => ({ ...rule, table: tableOf(entity) }))
}
