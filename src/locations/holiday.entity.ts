import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '../shared/languages.js'
import type { OpeningInterval, SpecialDay } from '../shared/opening/opening-hours.js'

/** A day on which every location is closed, or open at other hours. */
@Entity('holidays')
export class Holiday extends EditableContent implements SpecialDay {
  /** `YYYY-MM-DD`, in Croatia. */
  @Column('date', { unique: true })
  date: string

  @Column('jsonb')
  name: Translated

  @Column('jsonb', { default: [] })
  hours: OpeningInterval[]
}
