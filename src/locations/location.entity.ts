import { Column, Entity } from 'typeorm'
import type { Translated } from '../shared/languages.js'
import { ContactDetails } from '../business/contact-details.js'
import type { SpecialDay } from '../shared/opening/opening-hours.js'

/** A location of the chain. */
@Entity('locations')
export class Location extends ContactDetails {
  /** Its name in addresses: /lokacija/{slug}. */
  @Column('text', { unique: true })
  slug: string

  @Column('jsonb')
  name: Translated

  /** Its number at WhatsApp, with the country code; empty where it has none. */
  @Column('text', { default: '' })
  whatsapp: string

  /** The same at Viber. */
  @Column('text', { default: '' })
  viber: string

  @Column('jsonb')
  practitioner: { name: string; role: Translated }

  /** Degrees, WGS 84. */
  @Column('double precision')
  latitude: number

  @Column('double precision')
  longitude: number

  /** Days with hours of their own; they come before the holidays of all locations. */
  @Column('jsonb', { name: 'special_days', default: [] })
  specialDays: SpecialDay[]

  @Column('jsonb')
  description: Translated

  @Column('integer')
  position: number
}
