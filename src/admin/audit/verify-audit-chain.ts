import { type EntityManager, MoreThan } from 'typeorm'
import type { Secret } from '#src/platform/crypto/secret.js'
import { AuditEvent } from './audit-event.entity.js'
import { AuditHead } from './audit-head.entity.js'
import { GENESIS_HASH, hashAuditRow } from './audit-row-hash.js'
import { isSealed } from './audit-seal.js'

export type ChainFault =
  /** First row that was changed, or does not follow from the row before it. */
  | { kind: 'changed' | 'misplaced'; id: string; at: Date }
  /** The head was not signed by this installation. */
  | { kind: 'unsealed' }
  /** The head does not match the rows: some are missing, some were added, or the last one differs. */
  | { kind: 'cut' | 'added' | 'rewritten'; expected: number }
  /** A hash stored elsewhere belongs to no row. */
  | { kind: 'forgotten'; hash: string }

export interface ChainFinding {
  /** Number of verified rows. */
  rows: number
  /** Hash of the last verified row. Stored elsewhere, it proves later that no rows were cut off. */
  head: string
  fault?: ChainFault
}

/**
 * Verifies the log from its first row to the stored head; the site may write meanwhile.
 * @param keptHeads earlier heads, stored outside the database
 */
export async function verifyAuditChain(
  manager: EntityManager,
  secret: Secret,
  keptHeads: string[] = [],
  pageRows = 1000,
): Promise<ChainFinding> {
  const walk = new ChainWalk(manager, keptHeads, pageRows)
  let seen: string | undefined
  for (;;) {
    const kept = await manager.findOneBy(AuditHead, { id: 1 })
    const fault = (await walk.toTheEnd()) ?? faultOfHead(kept, walk, secret)
    // Rows beyond the head may have been written since it was read, unless it has not moved.
    if (fault?.kind === 'added' && kept?.rows !== seen) seen = kept?.rows
    else return { rows: walk.rows, head: walk.head, fault: fault ?? walk.forgotten() }
  }
}

class ChainWalk {
  rows = 0
  head = GENESIS_HASH
  private lastId = '0'
  private readonly missing: Set<string>

  constructor(
    private readonly manager: EntityManager,
    keptHeads: string[],
    private readonly pageRows: number,
  ) {
    this.missing = new Set(keptHeads.filter((hash) => hash !== GENESIS_HASH))
  }

  async toTheEnd(): Promise<ChainFault | undefined> {
    for (;;) {
      const page = await this.manager.find(AuditEvent, {
        where: { id: MoreThan(this.lastId) },
        order: { id: 'ASC' },
        take: this.pageRows,
      })
      for (const row of page) {
        const { id, at } = row
        if (row.previousHash !== this.head) return { kind: 'misplaced', id, at }
        if (row.hash !== hashAuditRow(row)) return { kind: 'changed', id, at }
        this.rows++
        this.head = row.hash
        this.lastId = id
        this.missing.delete(row.hash)
      }
      if (page.length < this.pageRows) return undefined
    }
  }

  forgotten(): ChainFault | undefined {
    const [hash] = this.missing
    return hash === undefined ? undefined : { kind: 'forgotten', hash }
  }
}

function faultOfHead(kept: AuditHead | null, { rows, head }: ChainWalk, secret: Secret): ChainFault | undefined {
  if (!kept || !isSealed(kept, secret)) return { kind: 'unsealed' }
  const expected = Number(kept.rows)
  if (rows < expected) return { kind: 'cut', expected }
  if (rows > expected) return { kind: 'added', expected }
  return head === kept.hash ? undefined : { kind: 'rewritten', expected }
}
