import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** End of the log, which reveals rows cut off at the end. One row. */
@Entity('audit_head')
@Check('audit_head_id_check', 'id = 1')
export class AuditHead {
  @PrimaryColumn('smallint', { default: 1 })
  id: number

  /** Number of rows. */
  @Column('bigint')
  rows: string

  /** Hash of the last row. */
  @Column('text')
  hash: string

  /** Keyed hash of both, which cannot be forged with database access alone. Null until the first start. */
  @Column('text', { nullable: true })
  seal: string | null
}
