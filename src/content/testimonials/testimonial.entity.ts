import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '#src/shared/languages.js'
import type { ServicePage } from '#src/shared/service-pages.js'

@Entity('testimonials')
export class Testimonial extends EditableContent {
  @Column('text')
  name: string

  /** Town of the client. */
  @Column('text', { nullable: true })
  town: string | null

  /** Page of the service that the testimonial is about. */
  @Column('text', { name: 'service_page', nullable: true })
  servicePage: ServicePage | null

  /** True for a woman, for the Croatian form of the role. */
  @Column('boolean', { default: false })
  feminine: boolean

  @Column('jsonb')
  text: Translated

  /** Hidden from visitors. */
  @Column('boolean', { default: false })
  hidden: boolean

  @Column('integer')
  position: number
}
