import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { RoomKind } from '#src/shared/bookings/rooms.js'
import type { Translated } from '#src/shared/languages.js'

/** Room of a location. */
@Entity('rooms')
export class Room extends EditableContent {
  /** Slug of the location. */
  @Column('text')
  location: string

  @Column('jsonb')
  name: Translated

  @Column('text')
  kind: RoomKind

  @Column('integer')
  position: number
}
