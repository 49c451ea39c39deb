import { Body, Header, HttpCode, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ErasureDto, HoldingsDto, PersonalDataDto, PersonDto } from './personal-data.dto.js'
import { PersonalDataService } from './personal-data.service.js'

/** Data on a person. The address is sent in the body, because URLs are stored in histories and logs. */
@AdminController('personal-data', { role: 'admin' })
export class PersonalDataController {
  constructor(private readonly personalData: PersonalDataService) {}

  @ApiOperation({
    summary: 'Count the data on an e-mail address',
  })
  @Post('search')
  @HttpCode(200)
  @ApiOkResponse({ type: HoldingsDto })
  search(@Body() { email }: PersonDto, @CurrentUser() actor: SignedInUser): Promise<HoldingsDto> {
    return this.personalData.find(email, { actor })
  }

  @ApiOperation({
    summary: 'Export the data on an e-mail address',
  })
  @Post('export')
  @HttpCode(200)
  @Header('Content-Disposition', 'attachment; filename="personal-data.json"')
  @ApiOkResponse({ type: PersonalDataDto })
  export(@Body() { email }: PersonDto, @CurrentUser() actor: SignedInUser): Promise<PersonalDataDto> {
    return this.personalData.export(email, { actor })
  }

  @ApiOperation({
    summary: 'Erase the data on an e-mail address',
  })
  @Post('erasure')
  @HttpCode(200)
  @ApiOkResponse({ type: ErasureDto })
  erase(@Body() { email }: PersonDto, @CurrentUser() actor: SignedInUser): Promise<ErasureDto> {
    return this.personalData.erase(email, { actor })
  }
}
