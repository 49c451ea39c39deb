import { Check, Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { PagePicturePlace } from '#src/shared/content/page-picture-places.js'

/** Pictures of the owner on the site's own pages: a single row. */
@Entity('page_pictures')
@Check('page_pictures_one_row', 'one')
export class PagePictures extends EditableContent {
  /** Always true; its uniqueness limits the table to one row. */
  @Column('boolean', { default: true, unique: true })
  one: boolean

  /** Ids of pictures by their places; other places show what the release contains. */
  @Column('jsonb')
  pictures: Partial<Record<PagePicturePlace, string>>
}
