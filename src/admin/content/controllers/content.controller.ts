import { Injectable } from '@nestjs/common'
import type { EditableContent } from '#src/database/editable-content.js'
import type { SignedInUser } from '../../access/signed-in-user.js'
import type { ContentItemDto } from '../content-item.dto.js'
import type { ContentKind } from '../content-kind.js'
import { ContentReadingService } from '../content-reading.service.js'
import { ContentEditingService } from '../editing/content-editing.service.js'

/**
 * What is done to content of any kind. The controller of a kind gives each its route and its types, by which requests are
 * validated and documented.
 */
@Injectable()
export abstract class ContentController<Content extends object> {
  constructor(
    protected readonly reading: ContentReadingService,
    protected readonly editing: ContentEditingService,
  ) {}

  protected abstract readonly kind: ContentKind<EditableContent, Content>

  list(): Promise<ContentItemDto<Content>[]> {
    return this.reading.list(this.kind)
  }

  show(id: string): Promise<ContentItemDto<Content>> {
    return this.reading.find(this.kind, id)
  }

  save(id: string, version: number, content: Content, user: SignedInUser): Promise<ContentItemDto<Content>> {
    return this.editing.save(this.kind, id, version, content, user)
  }

  confirmTranslation(id: string, version: number, user: SignedInUser): Promise<ContentItemDto<Content>> {
    return this.editing.confirmTranslation(this.kind, id, version, user)
  }
}
