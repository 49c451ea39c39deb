import { MoreThan, type Repository } from 'typeorm'
import type { AuditEvent } from './audit-event.entity.js'
import { GENESIS_HASH, hashOf } from './audit-hash.js'

export interface ChainFinding {
  /** Rows found in order. */
  intact: number
  /** The hash of the last of them. Kept elsewhere, it also proves that none was cut off at the end. */
  head: string
  /** The first row that does not follow from those before it. */
  broken?: { id: string; at: Date; fault: 'changed' | 'misplaced' }
}

/** Walks the log from its first line, and stops at the first that is not what was written. */
export async function walkChain(events: Repository<AuditEvent>, pageRows = 1000): Promise<ChainFinding> {
  let [intact, head, lastId] = [0, GENESIS_HASH, '0']
  for (;;) {
    const rows = await events.find({ where: { id: MoreThan(lastId) }, order: { id: 'ASC' }, take: pageRows })
    for (const row of rows) {
      const { id, at } = row
      if (row.previousHash !== head) return { intact, head, broken: { id, at, fault: 'misplaced' } }
      if (row.hash !== hashOf(row)) return { intact, head, broken: { id, at, fault: 'changed' } }
      ;[intact, head, lastId] = [intact + 1, row.hash, id]
    }
    if (rows.length < pageRows) return { intact, head }
  }
}
