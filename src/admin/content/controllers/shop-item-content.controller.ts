import { Body } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { AdminController } from '../../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { ContentItemDto } from '../content-item.dto.js'
import { ShopItemContentDto } from '../kinds/shop-item-content.dto.js'
import { shopItems } from '../kinds/shop-item.kind.js'
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

class ShopItemContentItemDto extends ContentItemDto<ShopItemContentDto> {
  @ApiProperty()
  declare content: ShopItemContentDto
}

@AdminController('content/shop-items', { role: 'admin' })
export class ShopItemContentController extends ArrangedContentController<ShopItemContentDto> {
  protected readonly kind = shopItems

  @ListRoute(ShopItemContentItemDto)
  override list(): Promise<ShopItemContentItemDto[]> {
    return super.list()
  }

  @AddRoute(ShopItemContentItemDto)
  override add(
    @Body() content: ShopItemContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ShopItemContentItemDto> {
    return super.add(content, user)
  }

  @ShowRoute(ShopItemContentItemDto)
  override show(@ContentId() id: string): Promise<ShopItemContentItemDto> {
    return super.show(id)
  }

  @SaveRoute(ShopItemContentItemDto)
  override save(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @Body() content: ShopItemContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ShopItemContentItemDto> {
    return super.save(id, version, content, user)
  }

  @ConfirmTranslationRoute(ShopItemContentItemDto)
  override confirmTranslation(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<ShopItemContentItemDto> {
    return super.confirmTranslation(id, version, user)
  }
}
