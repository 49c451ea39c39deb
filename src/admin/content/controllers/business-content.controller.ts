import { Body } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { AdminController } from '../../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { ContentItemDto } from '../content-item.dto.js'
import { BusinessContentDto } from '../kinds/business-content.dto.js'
import { business } from '../kinds/business.kind.js'
import { ContentController } from './content.controller.js'
import {
  ConfirmTranslationRoute,
  ContentId,
  ContentVersion,
  ListRoute,
  SaveRoute,
  ShowRoute,
} from './content-routes.js'

class BusinessContentItemDto extends ContentItemDto<BusinessContentDto> {
  @ApiProperty()
  declare content: BusinessContentDto
}

@AdminController('content/business', { role: 'admin' })
export class BusinessContentController extends ContentController<BusinessContentDto> {
  protected readonly kind = business

  @ListRoute(BusinessContentItemDto)
  override list(): Promise<BusinessContentItemDto[]> {
    return super.list()
  }

  @ShowRoute(BusinessContentItemDto)
  override show(@ContentId() id: string): Promise<BusinessContentItemDto> {
    return super.show(id)
  }

  @SaveRoute(BusinessContentItemDto)
  override save(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @Body() content: BusinessContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<BusinessContentItemDto> {
    return super.save(id, version, content, user)
  }

  @ConfirmTranslationRoute(BusinessContentItemDto)
  override confirmTranslation(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<BusinessContentItemDto> {
    return super.confirmTranslation(id, version, user)
  }
}
