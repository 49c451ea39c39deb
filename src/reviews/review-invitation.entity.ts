import { Column, Entity, PrimaryColumn } from 'typeorm'
import { ExpiresWhen } from '#src/platform/personal-data/expires-when.decorator.js'
import { ADDRESSES } from '#src/platform/personal-data/person-in-sql.js'
import { HoldsPersonalData } from '#src/platform/personal-data/personal-tables.js'
import { INVITATION_INTERVAL } from './invitation-interval.js'

/** Invitation of an address to write a review, stored until the address can be invited again. */
@Entity('review_invitations')
@HoldsPersonalData({ of: `stored.hash IN (SELECT forgotten_hash(address::text) FROM unnest(${ADDRESSES}) AS address)` })
@ExpiresWhen({ due: `stored.invited_at < now() - interval '${INVITATION_INTERVAL}'`, alone: true })
export class ReviewInvitation {
  /** Salted hash of the address. */
  @PrimaryColumn('text')
  hash: string

  @Column({ type: 'timestamptz', name: 'invited_at', precision: 3 })
  invitedAt: Date
}
