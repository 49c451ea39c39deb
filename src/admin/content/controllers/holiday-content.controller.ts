import { Body } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { AdminController } from '../../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { ContentItemDto } from '../content-item.dto.js'
import { HolidayContentDto } from '../kinds/holiday-content.dto.js'
import { holidays } from '../kinds/holiday.kind.js'
import { ListedContentController } from './listed-content.controller.js'
import {
  AddRoute,
  ConfirmTranslationRoute,
  ContentId,
  ContentVersion,
  ListRoute,
  SaveRoute,
  ShowRoute,
} from './content-routes.js'

class HolidayContentItemDto extends ContentItemDto<HolidayContentDto> {
  @ApiProperty()
  declare content: HolidayContentDto
}

@AdminController('content/holidays', { role: 'admin' })
export class HolidayContentController extends ListedContentController<HolidayContentDto> {
  protected readonly kind = holidays

  @ListRoute(HolidayContentItemDto)
  override list(): Promise<HolidayContentItemDto[]> {
    return super.list()
  }

  @AddRoute(HolidayContentItemDto)
  override add(@Body() content: HolidayContentDto, @CurrentUser() user: SignedInUser): Promise<HolidayContentItemDto> {
    return super.add(content, user)
  }

  @ShowRoute(HolidayContentItemDto)
  override show(@ContentId() id: string): Promise<HolidayContentItemDto> {
    return super.show(id)
  }

  @SaveRoute(HolidayContentItemDto)
  override save(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @Body() content: HolidayContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<HolidayContentItemDto> {
    return super.save(id, version, content, user)
  }

  @ConfirmTranslationRoute(HolidayContentItemDto)
  override confirmTranslation(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<HolidayContentItemDto> {
    return super.confirmTranslation(id, version, user)
  }
}
