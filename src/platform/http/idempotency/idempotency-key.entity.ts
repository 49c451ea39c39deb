import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'
import { SUBJECTS } from '../../personal-data/person-in-sql.js'
import { HoldsPersonalData } from '../../personal-data/personal-tables.js'

/** Response to a write with an `Idempotency-Key`, stored in the transaction of the write. */
@Entity('idempotency_keys')
@HoldsPersonalData({ of: `stored.response ->> 'id' = ANY (${SUBJECTS})`, erased: 'last' })
export class IdempotencyKey {
  /** Scope and hashed key. */
  @PrimaryColumn('text')
  key: string

  /** Hash of the body, which detects a reused key. */
  @Column('text')
  fingerprint: string

  @Column('jsonb')
  response: unknown

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date
}
