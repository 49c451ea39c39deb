import { Column, Entity } from 'typeorm'
import { ContactDetails } from '#src/business/contact-details.js'
import type { Translated } from '#src/shared/languages.js'
import type { AppointmentWays } from '#src/shared/locations/appointment-ways.js'
import type { SpecialDay } from '#src/shared/opening/opening-types.js'

/** Location of the chain. */
@Entity('locations')
export class Location extends ContactDetails {
  /** Slug in its address: /lokacija/{slug}. */
  @Column('text', { unique: true })
  slug: string

  @Column('jsonb')
  name: Translated

  /** WhatsApp number with country code; empty if there is none. */
  @Column('text', { default: '' })
  whatsapp: string

  /** Viber number with country code; empty if there is none. */
  @Column('text', { default: '' })
  viber: string

  /** Address at which clients write reviews, such as that of the Google Business Profile; empty if there is none. */
  @Column('text', { name: 'review_url', default: '' })
  reviewUrl: string

  @Column('jsonb')
  practitioner: { name: string; role: Translated }

  /** Degrees, WGS 84. */
  @Column('double precision')
  latitude: number

  @Column('double precision')
  longitude: number

  /** Days with special hours; they override the common holidays. */
  @Column('jsonb', { name: 'special_days', default: [] })
  specialDays: SpecialDay[]

  @Column('jsonb')
  description: Translated

  @Column('text', { default: 'both' })
  appointments: AppointmentWays

  /** Ids of its photographs in the library. */
  @Column('uuid', { array: true, default: [] })
  pictures: string[]

  @Column('integer')
  position: number
}
