import { Body } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { AdminController } from '../../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { ContentItemDto } from '../content-item.dto.js'
import { PriceCategoryContentDto } from '../kinds/category-content.dto.js'
import { priceCategories } from '../kinds/category.kinds.js'
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

class PriceCategoryContentItemDto extends ContentItemDto<PriceCategoryContentDto> {
  @ApiProperty()
  declare content: PriceCategoryContentDto
}

@AdminController('content/price-categories', { role: 'admin' })
export class PriceCategoryContentController extends ArrangedContentController<PriceCategoryContentDto> {
  protected readonly kind = priceCategories

  @ListRoute(PriceCategoryContentItemDto)
  override list(): Promise<PriceCategoryContentItemDto[]> {
    return super.list()
  }

  @AddRoute(PriceCategoryContentItemDto)
  override add(
    @Body() content: PriceCategoryContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<PriceCategoryContentItemDto> {
    return super.add(content, user)
  }

  @ShowRoute(PriceCategoryContentItemDto)
  override show(@ContentId() id: string): Promise<PriceCategoryContentItemDto> {
    return super.show(id)
  }

  @SaveRoute(PriceCategoryContentItemDto)
  override save(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @Body() content: PriceCategoryContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<PriceCategoryContentItemDto> {
    return super.save(id, version, content, user)
  }

  @ConfirmTranslationRoute(PriceCategoryContentItemDto)
  override confirmTranslation(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<PriceCategoryContentItemDto> {
    return super.confirmTranslation(id, version, user)
  }
}
