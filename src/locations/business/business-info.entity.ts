import { Check, Column, Entity } from 'typeorm'
import { EditableContent } from '../../database/editable-content.js'
import type { WeeklyHours } from '../opening-hours.js'

/** How the chain itself is reached: a single row. */
@Entity('business_info')
@Check('business_info_one_row', 'one')
export class BusinessInfo extends EditableContent {
  /** True, in the only row there may be. */
  @Column('boolean', { default: true, unique: true })
  one: boolean

  @Column('text')
  name: string

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

  @Column('text', { name: 'mobile_phone' })
  mobilePhone: string

  @Column('citext')
  email: string

  @Column('jsonb')
  hours: WeeklyHours

  @Column('jsonb')
  social: SocialPages
}

/** Address of the chain's page on each network. */
export interface SocialPages {
  facebook: string
  instagram: string
  linkedin: string
}
