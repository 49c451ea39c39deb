import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import type { ContentItemDto } from '../content-item.dto.js'
import { ContentController } from './content.controller.js'
import { ContentId, ContentVersion, RemoveRoute } from './content-routes.js'

/** Content of which there may be any number. */
export abstract class ListedContentController<Content extends object> extends ContentController<Content> {
  add(content: Content, user: SignedInUser): Promise<ContentItemDto<Content>> {
    return this.editing.add(this.kind, content, user)
  }

  @RemoveRoute()
  remove(@ContentId() id: string, @ContentVersion() version: number, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.editing.remove(this.kind, id, version, user)
  }
}
