import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { ServicePage } from '../../shared/service-pages.js'
import type { Translated } from '../../shared/languages.js'

@Entity('testimonials')
export class Testimonial extends EditableContent {
  @Column('text')
  name: string

  /** Where they are from. */
  @Column('text', { nullable: true })
  town: string | null

  /** The page of the service that they speak of. */
  @Column('text', { name: 'service_page', nullable: true })
  servicePage: ServicePage | null

  /** A woman, whom Croatian calls by another word for the role. */
  @Column('boolean', { default: false })
  feminine: boolean

  @Column('jsonb')
  text: Translated

  /** Kept, but not shown. */
  @Column('boolean', { default: false })
  hidden: boolean

  @Column('integer')
  position: number
}
