import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '#src/shared/languages.js'

@Entity('announcements')
export class Announcement extends EditableContent {
  @Column('jsonb')
  text: Translated

  /** Path of the page that tells more; empty without one. */
  @Column('text', { default: '' })
  link: string

  /** First day on which it is shown, in Croatia. */
  @Column('date')
  date: string

  /** Last day; null for a single day. */
  @Column('date', { name: 'last_day', nullable: true })
  lastDay: string | null
}
