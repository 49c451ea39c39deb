import { Body } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { AdminController } from '../../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { ContentItemDto } from '../content-item.dto.js'
import { PriceContentDto } from '../kinds/price-content.dto.js'
import { prices } from '../kinds/price.kind.js'
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

class PriceContentItemDto extends ContentItemDto<PriceContentDto> {
  @ApiProperty()
  declare content: PriceContentDto
}

@AdminController('content/prices', { role: 'admin' })
export class PriceContentController extends ArrangedContentController<PriceContentDto> {
  protected readonly kind = prices

  @ListRoute(PriceContentItemDto)
  override list(): Promise<PriceContentItemDto[]> {
    return super.list()
  }

  @AddRoute(PriceContentItemDto)
  override add(@Body() content: PriceContentDto, @CurrentUser() user: SignedInUser): Promise<PriceContentItemDto> {
    return super.add(content, user)
  }

  @ShowRoute(PriceContentItemDto)
  override show(@ContentId() id: string): Promise<PriceContentItemDto> {
    return super.show(id)
  }

  @SaveRoute(PriceContentItemDto)
  override save(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @Body() content: PriceContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<PriceContentItemDto> {
    return super.save(id, version, content, user)
  }

  @ConfirmTranslationRoute(PriceContentItemDto)
  override confirmTranslation(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<PriceContentItemDto> {
    return super.confirmTranslation(id, version, user)
  }
}
