import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  Unique,
} from 'typeorm'
import { GrantsStandingAccess } from '#src/admin/standing-access/grants-standing-access.decorator.js'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import { User } from '#src/platform/access/user.entity.js'

/** Secret address of the calendar of a therapist. */
@Entity('therapist_feeds')
@Unique('therapist_feeds_hash_key', ['hash'])
@Index('therapist_feeds_by_creator', ['creatorId'])
@GrantsStandingAccess({
  kind: 'therapistCalendar',
  rows: `SELECT feed.therapist_id AS id, therapist.name, feed.created_by AS "ownerId", feed.created_at AS "createdAt",
      feed.last_used_at AS "lastUsedAt", NULL AS "expiresAt"
    FROM therapist_feeds AS feed JOIN therapists AS therapist ON therapist.id = feed.therapist_id`,
  end: 'DELETE FROM therapist_feeds WHERE therapist_id = $1',
  ended: 'therapist_calendar.address_removed',
  subject: 'therapist',
  // A calendar contains visits at all locations.
  mayHold: ({ role, locations }) => role !== 'editor' && locations === null,
})
export class TherapistFeed {
  @PrimaryColumn('uuid', { name: 'therapist_id' })
  therapistId: string

  @OneToOne(() => Therapist, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'therapist_id', foreignKeyConstraintName: 'therapist_feeds_therapist_id_fkey' })
  therapist: Therapist

  /** Hash of the token in the address. */
  @Column('text')
  hash: string

  /** Id of the user to whom the address was shown. */
  @Column('uuid', { name: 'created_by', nullable: true })
  creatorId: string | null

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'therapist_feeds_created_by_fkey' })
  creator: User | null

  /** Precise to the minute; null if never used. */
  @Column({ type: 'timestamptz', name: 'last_used_at', precision: 3, nullable: true })
  lastUsedAt: Date | null

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt: Date
}
