import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '../shared/languages.js'
import type { OpeningInterval, SpecialDay } from '../shared/opening/opening-hours.js'

/** Day on which all locations are closed or have special hours. */
@Entity('holidays')
export class Holiday extends EditableContent implements SpecialDay {
  /** `YYYY-MM-DD`, in Europe/Zagreb. */
  @Column('date', { unique: true })
  date: string

  @Column('jsonb')
  name: Translated

  @Column('jsonb', { default: [] })
  hours: OpeningInterval[]
}
