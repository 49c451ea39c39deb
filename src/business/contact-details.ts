import { Column } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { WeeklyHours } from '#src/shared/opening/opening-types.js'

/** Address and contact details of a location or the chain. */
export abstract class ContactDetails extends EditableContent {
  /** Street and number. */
  @Column('text')
  address: string

  @Column('text', { name: 'postal_code' })
  postalCode: string

  @Column('text')
  city: string

  @Column('text')
  country: string

  @Column('text')
  phone: string

  @Column('citext')
  email: string

  @Column('jsonb')
  hours: WeeklyHours
}
