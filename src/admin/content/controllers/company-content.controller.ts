import { Body } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { AdminController } from '../../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { ContentItemDto } from '../content-item.dto.js'
import { CompanyContentDto } from '../kinds/company-content.dto.js'
import { companies } from '../kinds/company.kind.js'
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

class CompanyContentItemDto extends ContentItemDto<CompanyContentDto> {
  @ApiProperty()
  declare content: CompanyContentDto
}

@AdminController('content/companies', { role: 'admin' })
export class CompanyContentController extends ArrangedContentController<CompanyContentDto> {
  protected readonly kind = companies

  @ListRoute(CompanyContentItemDto)
  override list(): Promise<CompanyContentItemDto[]> {
    return super.list()
  }

  @AddRoute(CompanyContentItemDto)
  override add(@Body() content: CompanyContentDto, @CurrentUser() user: SignedInUser): Promise<CompanyContentItemDto> {
    return super.add(content, user)
  }

  @ShowRoute(CompanyContentItemDto)
  override show(@ContentId() id: string): Promise<CompanyContentItemDto> {
    return super.show(id)
  }

  @SaveRoute(CompanyContentItemDto)
  override save(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @Body() content: CompanyContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<CompanyContentItemDto> {
    return super.save(id, version, content, user)
  }

  @ConfirmTranslationRoute(CompanyContentItemDto)
  override confirmTranslation(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<CompanyContentItemDto> {
    return super.confirmTranslation(id, version, user)
  }
}
