import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'

/** What a write with an `Idempotency-Key` answered, kept in the same transaction as what it wrote. */
@Entity('idempotency_keys')
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
