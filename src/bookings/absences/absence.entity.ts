import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import { SendsToStaff } from '#src/platform/mail/staff-mail-kinds.js'
import { absenceNotice } from './absence-mail-kind.js'

/** Time in which a therapist is absent, at all locations or at those of the staff who entered it. */
@Entity('absences')
@SendsToStaff(absenceNotice)
@Check('absences_end', 'NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during)')
@Check('absences_locations', 'cardinality(locations) > 0')
@Index('absences_during', { synchronize: false })
export class Absence {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @ManyToOne(() => Therapist, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'therapist_id', foreignKeyConstraintName: 'absences_therapist_id_fkey' })
  therapist: Therapist

  @Column('uuid', { name: 'therapist_id' })
  therapistId: string

  @Column('tstzrange')
  during: string

  /** Slugs of the locations at which the therapist is absent; null for all. Staff bound to locations enter theirs alone. */
  @Column('text', { array: true, nullable: true })
  locations: string[] | null

  /** Id of the user who entered it. */
  @Column('uuid', { name: 'author_id', nullable: true })
  authorId: string | null

  @VersionColumn({ default: 1 })
  version: number
}
