import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { TextEdition } from '#src/platform/mail/letter-use.js'
import type { TextNamespace } from './editable-texts.js'
import type { Overlay } from './overlay.js'

/** Texts of the owner for one namespace; without a row all texts are the originals. */
@Entity('page_texts')
export class PageTexts {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('text', { unique: true })
  namespace: TextNamespace

  /** Incremented by every change, for optimistic locking. */
  @Column('integer', { default: 0 })
  version: number

  @Column('jsonb')
  published: Overlay

  /** Texts that visitors do not see yet. */
  @Column('jsonb', { nullable: true })
  draft: Overlay | null

  /** Instant from which visitors see the draft. */
  @Column('timestamptz', { name: 'publish_at', nullable: true })
  publishAt: Date | null

  /** Instant of the last publication. */
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null
}

/** Returns the texts of an edition at an instant. */
export function overlayAt(now: Date, row: PageTexts, edition: TextEdition): Overlay {
  const { published, draft } = stateAt(now, row)
  return edition === 'draft' ? (draft ?? published) : published
}

/** State of texts at an instant: a scheduled draft that is due is published. */
export function stateAt(
  now: Date,
  { published, draft, publishAt, publishedAt }: Pick<PageTexts, 'published' | 'draft' | 'publishAt' | 'publishedAt'>,
): Pick<PageTexts, 'published' | 'draft' | 'publishAt' | 'publishedAt'> {
  if (!draft || !publishAt || publishAt > now) return { published, draft, publishAt, publishedAt }
  return { published: draft, draft: null, publishAt: null, publishedAt: publishAt }
}
