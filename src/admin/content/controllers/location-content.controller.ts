import { Body } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { AdminController } from '../../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { ContentItemDto } from '../content-item.dto.js'
import { LocationContentDto } from '../kinds/location-content.dto.js'
import { locations } from '../kinds/location.kind.js'
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

class LocationContentItemDto extends ContentItemDto<LocationContentDto> {
  @ApiProperty()
  declare content: LocationContentDto
}

@AdminController('content/locations', { role: 'admin' })
export class LocationContentController extends ArrangedContentController<LocationContentDto> {
  protected readonly kind = locations

  @ListRoute(LocationContentItemDto)
  override list(): Promise<LocationContentItemDto[]> {
    return super.list()
  }

  @AddRoute(LocationContentItemDto)
  override add(
    @Body() content: LocationContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<LocationContentItemDto> {
    return super.add(content, user)
  }

  @ShowRoute(LocationContentItemDto)
  override show(@ContentId() id: string): Promise<LocationContentItemDto> {
    return super.show(id)
  }

  @SaveRoute(LocationContentItemDto)
  override save(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @Body() content: LocationContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<LocationContentItemDto> {
    return super.save(id, version, content, user)
  }

  @ConfirmTranslationRoute(LocationContentItemDto)
  override confirmTranslation(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<LocationContentItemDto> {
    return super.confirmTranslation(id, version, user)
  }
}
