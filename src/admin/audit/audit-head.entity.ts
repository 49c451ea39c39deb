import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** Where the log ends: without it, rows cut off at the end would leave no gap. One row. */
@Entity('audit_head')
@Check('audit_head_id_check', 'id = 1')
export class AuditHead {
  @PrimaryColumn('smallint', { default: 1 })
  id: number

  /** How many lines were written. */
  @Column('bigint')
  rows: string

  /** Of the last of them. */
  @Column('text')
  hash: string

  /** Keyed hash of both: who can write to the database cannot make one. Null until the first start seals it. */
  @Column('text', { nullable: true })
  seal: string | null
}
