import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { Translated } from '../../i18n/languages.js'

@Entity('testimonials')
export class Testimonial {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('text')
  name: string

  @Column('text')
  role: string

  @Column('jsonb')
  text: Translated

  @Column('integer')
  position: number
}
