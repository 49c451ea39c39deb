import { Check, Column, Entity } from 'typeorm'
import { ContactDetails } from './contact-details.js'

/** How the chain itself is reached: a single row. */
@Entity('business_info')
@Check('business_info_one_row', 'one')
export class BusinessInfo extends ContactDetails {
  /** True, in the only row there may be. */
  @Column('boolean', { default: true, unique: true })
  one: boolean

  @Column('text')
  name: string

  /** The company that runs the site, and answers for the data it collects. */
  @Column('text')
  company: string

  @Column('text', { name: 'mobile_phone' })
  mobilePhone: string

  @Column('jsonb')
  social: SocialPages

  /** Locations, people, prices and testimonials are sample data. Pages show a notice while they are. */
  @Column('boolean', { default: false })
  sample: boolean
}

/** Address of the chain's page on each network. */
export interface SocialPages {
  facebook: string
  instagram: string
  linkedin: string
}
