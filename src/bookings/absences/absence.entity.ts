import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'

/** Time in which a therapist is absent, at all locations. */
@Entity('absences')
@Check('absences_end', 'NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during)')
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

  @VersionColumn({ default: 1 })
  version: number
}
