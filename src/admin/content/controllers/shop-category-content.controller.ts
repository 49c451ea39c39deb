import { Body } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { AdminController } from '../../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { ContentItemDto } from '../content-item.dto.js'
import { ShopCategoryContentDto } from '../kinds/category-content.dto.js'
import { shopCategories } from '../kinds/category.kinds.js'
import { ArrangedContentController } from './arranged-content.controller.js'
import {
  AddRoute,
  ConfirmTranslationRoute,
  ContentId,
  ContentVersion,
  ListRoute,
  SaveRoute,
  ShowRoute,
} from './content-routes.js'

class ShopCategoryContentItemDto extends ContentItemDto<ShopCategoryContentDto> {
  @ApiProperty()
  declare content: ShopCategoryContentDto
}

@AdminController('content/shop-categories', { role: 'admin' })
export class ShopCategoryContentController extends ArrangedContentController<ShopCategoryContentDto> {
  protected readonly kind = shopCategories

  @ListRoute(ShopCategoryContentItemDto)
  override list(): Promise<ShopCategoryContentItemDto[]> {
    return super.list()
  }

  @AddRoute(ShopCategoryContentItemDto)
  override add(
    @Body() content: ShopCategoryContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ShopCategoryContentItemDto> {
    return super.add(content, user)
  }

  @ShowRoute(ShopCategoryContentItemDto)
  override show(@ContentId() id: string): Promise<ShopCategoryContentItemDto> {
    return super.show(id)
  }

  @SaveRoute(ShopCategoryContentItemDto)
  override save(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @Body() content: ShopCategoryContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ShopCategoryContentItemDto> {
    return super.save(id, version, content, user)
  }

  @ConfirmTranslationRoute(ShopCategoryContentItemDto)
  override confirmTranslation(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<ShopCategoryContentItemDto> {
    return super.confirmTranslation(id, version, user)
  }
}
