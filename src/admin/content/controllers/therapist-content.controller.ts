import { Body } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { AdminController } from '../../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { ContentItemDto } from '../content-item.dto.js'
import { TherapistContentDto } from '../kinds/therapist-content.dto.js'
import { therapists } from '../kinds/therapist.kind.js'
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

class TherapistContentItemDto extends ContentItemDto<TherapistContentDto> {
  @ApiProperty()
  declare content: TherapistContentDto
}

@AdminController('content/therapists', { role: 'admin' })
export class TherapistContentController extends ArrangedContentController<TherapistContentDto> {
  protected readonly kind = therapists

  @ListRoute(TherapistContentItemDto)
  override list(): Promise<TherapistContentItemDto[]> {
    return super.list()
  }

  @AddRoute(TherapistContentItemDto)
  override add(
    @Body() content: TherapistContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<TherapistContentItemDto> {
    return super.add(content, user)
  }

  @ShowRoute(TherapistContentItemDto)
  override show(@ContentId() id: string): Promise<TherapistContentItemDto> {
    return super.show(id)
  }

  @SaveRoute(TherapistContentItemDto)
  override save(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @Body() content: TherapistContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<TherapistContentItemDto> {
    return super.save(id, version, content, user)
  }

  @ConfirmTranslationRoute(TherapistContentItemDto)
  override confirmTranslation(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<TherapistContentItemDto> {
    return super.confirmTranslation(id, version, user)
  }
}
