import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, Unique } from 'typeorm'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'

/** Secret address of the calendar of a therapist. */
@Entity('therapist_feeds')
@Unique('therapist_feeds_hash_key', ['hash'])
export class TherapistFeed {
  @PrimaryColumn('uuid', { name: 'therapist_id' })
  therapistId: string

  @OneToOne(() => Therapist, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'therapist_id', foreignKeyConstraintName: 'therapist_feeds_therapist_id_fkey' })
  therapist: Therapist

  /** Hash of the token in the address. */
  @Column('text')
  hash: string

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt: Date
}
