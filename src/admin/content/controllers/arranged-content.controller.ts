import { Body } from '@nestjs/common'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { IdsField } from '../../lists/ids-field.decorator.js'
import { ArrangeRoute } from './content-routes.js'
import { ListedContentController } from './listed-content.controller.js'

class ContentOrderDto {
  @IdsField()
  ids: string[]
}

/** Content that is put in an order by hand. */
export abstract class ArrangedContentController<Content extends object> extends ListedContentController<Content> {
  @ArrangeRoute()
  arrange(@Body() { ids }: ContentOrderDto, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.editing.arrange(this.kind, ids, user)
  }
}
