import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { ContentKindName } from '#src/shared/content/content-kinds.js'

/** Replaced content of an item, which can be restored. */
@Entity('content_versions')
export class ContentVersion {
  @PrimaryColumn('text')
  kind: ContentKindName | 'pageTexts'

  @PrimaryColumn('uuid', { name: 'item_id' })
  itemId: string

  /** Version of the item that had this content. */
  @PrimaryColumn('integer')
  version: number

  @Column('jsonb')
  content: object
}
