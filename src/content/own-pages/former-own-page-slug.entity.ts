import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import type { Language } from '#src/shared/languages.js'
import { OwnPage } from './own-page.entity.js'

/** Former slug of a page of the owner, which redirects to the current one of the same language. */
@Entity('former_own_page_slugs')
export class FormerOwnPageSlug {
  @PrimaryColumn('text')
  slug: string

  @Column('text')
  language: Language

  @Column('uuid', { name: 'page_id' })
  pageId: string

  @ManyToOne(() => OwnPage, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'page_id', foreignKeyConstraintName: 'former_own_page_slugs_page_id_fkey' })
  page: OwnPage
}
