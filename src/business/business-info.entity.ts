import { Check, Column, Entity } from 'typeorm'
import type { Translated } from '#src/shared/languages.js'
import { ContactDetails } from './contact-details.js'

/** Contact details of the chain: a single row. */
@Entity('business_info')
@Check('business_info_one_row', 'one')
export class BusinessInfo extends ContactDetails {
  /** Always true; its uniqueness limits the table to one row. */
  @Column('boolean', { default: true, unique: true })
  one: boolean

  @Column('text')
  name: string

  /** Company that runs the site and is the controller of its personal data. */
  @Column('text')
  company: string

  @Column('text', { name: 'mobile_phone' })
  mobilePhone: string

  @Column('jsonb')
  social: SocialPages

  /** Statement on how testimonials are checked. */
  @Column('jsonb', { name: 'testimonials_note' })
  testimonialsNote: Translated

  /** True while locations, people, prices and testimonials are sample data; pages then show a notice. */
  @Column('boolean', { default: false })
  sample: boolean
}

/** Address of the chain's profile on each network. */
export interface SocialPages {
  facebook: string
  instagram: string
  linkedin: string
}
