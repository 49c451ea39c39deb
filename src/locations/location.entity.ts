import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { Translated } from '../i18n/languages.js'
import type { WeeklyHours } from './opening-hours.js'

/** A centre of the chain. */
@Entity('locations')
export class Location {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Its name in addresses: /lokacija/{slug}. */
  @Column('text', { unique: true })
  slug: string

  /** Other names its address may be asked by. */
  @Column('text', { array: true, default: [] })
  aliases: string[]

  @Column('jsonb')
  name: Translated

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
  practitioner: { name: string; role: Translated }

  /** Degrees, WGS 84. */
  @Column('double precision')
  latitude: number

  @Column('double precision')
  longitude: number

  @Column('jsonb')
  hours: WeeklyHours

  @Column('jsonb')
  description: Translated

  @Column('integer')
  position: number
}
