import { Body } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { AdminController } from '../../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { ContentItemDto } from '../content-item.dto.js'
import { FranchiseFactsContentDto } from '../kinds/franchise-facts-content.dto.js'
import { franchiseFacts } from '../kinds/franchise-facts.kind.js'
import { ContentController } from './content.controller.js'
import {
  ConfirmTranslationRoute,
  ContentId,
  ContentVersion,
  ListRoute,
  SaveRoute,
  ShowRoute,
} from './content-routes.js'

class FranchiseFactsContentItemDto extends ContentItemDto<FranchiseFactsContentDto> {
  @ApiProperty()
  declare content: FranchiseFactsContentDto
}

@AdminController('content/franchise-facts', { role: 'admin' })
export class FranchiseFactsContentController extends ContentController<FranchiseFactsContentDto> {
  protected readonly kind = franchiseFacts

  @ListRoute(FranchiseFactsContentItemDto)
  override list(): Promise<FranchiseFactsContentItemDto[]> {
    return super.list()
  }

  @ShowRoute(FranchiseFactsContentItemDto)
  override show(@ContentId() id: string): Promise<FranchiseFactsContentItemDto> {
    return super.show(id)
  }

  @SaveRoute(FranchiseFactsContentItemDto)
  override save(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @Body() content: FranchiseFactsContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<FranchiseFactsContentItemDto> {
    return super.save(id, version, content, user)
  }

  @ConfirmTranslationRoute(FranchiseFactsContentItemDto)
  override confirmTranslation(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<FranchiseFactsContentItemDto> {
    return super.confirmTranslation(id, version, user)
  }
}
