import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'
import { SUBJECTS } from '../../personal-data/person-in-sql.js'
import { HoldsPersonalData } from '../../personal-data/personal-tables.js'

/** What a write with an `Idempotency-Key` answered, kept in the same transaction as what it wrote. */
@Entity('idempotency_keys')
@HoldsPersonalData({ of: `stored.response ->> 'id' = ANY (${SUBJECTS})`, erased: 'last' })
export class IdempotencyKey {
  /** Scope and hashed key. */
  @PrimaryColumn('text')
  key: string

  /** Hash of the body, so that a key sent again with other content is noticed. */
  @Column('text')
  fingerprint: string

  @Column('jsonb')
  response: unknown

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date
}
