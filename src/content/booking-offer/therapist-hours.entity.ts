import { Column, Entity, JoinColumn, ManyToOne, Unique } from 'typeorm'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { WeeklyHours } from '#src/shared/opening/opening-types.js'

/** Weekly hours of a therapist at a location. */
@Entity('therapist_hours')
@Unique('therapist_hours_once', ['therapistId', 'location'])
export class TherapistHours extends EditableContent {
  @ManyToOne(() => Therapist, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'therapist_id', foreignKeyConstraintName: 'therapist_hours_therapist_id_fkey' })
  therapist: Therapist

  @Column('uuid', { name: 'therapist_id' })
  therapistId: string

  /** Slug of the location. */
  @Column('text')
  location: string

  @Column('jsonb')
  hours: WeeklyHours
}
