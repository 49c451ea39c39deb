import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { PostPicture } from '#src/shared/content/post-pictures.js'
import type { Translated } from '#src/shared/languages.js'

@Entity('posts')
export class Post extends EditableContent {
  /** Slug in its address: /blog/{slug}. */
  @Column('text', { unique: true })
  slug: string

  @Column('jsonb')
  title: Translated

  @Column('jsonb')
  excerpt: Translated

  /** Markdown. */
  @Column('jsonb')
  body: Translated

  /** Id of the photograph in the library. */
  @Column('uuid', { nullable: true })
  photo: string | null

  /** Drawing in place of a photograph. */
  @Column('text', { default: 'blog' })
  picture: PostPicture

  @Column('jsonb', { name: 'image_alt' })
  imageAlt: Translated

  @Column('text')
  author: string

  /** Null for a draft; the post is public from this time on. */
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null

  /** Time of the last change of its content. */
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date
}
