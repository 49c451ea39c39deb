import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Address that receives no invitations to write a review. An erasure keeps the hash, so that it applies to later visits, too. */
@Entity('review_opt_outs')
export class ReviewOptOut {
  /** Salted hash of the address. */
  @PrimaryColumn('text')
  hash: string

  @Column({ type: 'timestamptz', name: 'opted_out_at', precision: 3, default: () => 'now()' })
  optedOutAt: Date
}
