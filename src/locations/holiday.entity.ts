import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '#src/shared/languages.js'
import type { Holiday as HolidayHours, OpeningInterval } from '#src/shared/opening/opening-types.js'

/** Day or period on which all or chosen locations are closed or have special hours. */
@Entity('holidays')
export class Holiday extends EditableContent implements HolidayHours {
  /** First day, `YYYY-MM-DD`, in Europe/Zagreb. */
  @Column('date')
  date: string

  /** Last day of a period; null for a single day. */
  @Column('date', { name: 'last_day', nullable: true })
  lastDay: string | null

  @Column('jsonb')
  name: Translated

  @Column('jsonb', { default: [] })
  hours: OpeningInterval[]

  /** Slugs of the chosen locations; empty for all. */
  @Column('text', { array: true, default: [] })
  locations: string[]
}
