import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { Translated } from '../../i18n/languages.js'

@Entity('posts')
export class Post {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Its name in addresses: /blog/{slug}. */
  @Column('text', { unique: true })
  slug: string

  @Column('jsonb')
  title: Translated

  @Column('jsonb')
  excerpt: Translated

  /** Markdown. */
  @Column('jsonb')
  body: Translated

  @Column('jsonb', { name: 'image_alt' })
  imageAlt: Translated

  @Column('text')
  author: string

  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date
}
