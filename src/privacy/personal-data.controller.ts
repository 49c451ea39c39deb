import { Body, Header, HttpCode, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { TICKED } from '#src/platform/http/forms/boxes.js'
import { FormPage, type PostedFields, SHOW_RESULT } from '#src/platform/http/forms/form-page.decorator.js'
import { JsonFile } from '#src/platform/http/forms/json-file.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import type { PersonKey } from './person.js'
import { ErasureDto, HoldingsDto, PersonalDataDto, PersonDto } from './personal-data.dto.js'
import { PersonalDataService } from './personal-data.service.js'

const page = { path: '/admin/personal-data', form: 'personalData' }

/** Data on a person. The address or number is sent in the body, because URLs are stored in histories and logs. */
@AdminController('personal-data', 'admin')
export class PersonalDataController {
  constructor(private readonly personalData: PersonalDataService) {}

  @ApiOperation({
    summary: 'Count the data on a person',
  })
  @FormPage({ ...page, done: SHOW_RESULT })
  @Post('search')
  @HttpCode(200)
  @ApiOkResponse({ type: HoldingsDto })
  search(@Body() person: PersonDto, @CurrentUser() actor: SignedInUser): Promise<HoldingsDto> {
    return this.personalData.find(keyOf(person), { actor })
  }

  @ApiOperation({
    summary: 'Export the data on a person',
  })
  @FormPage<PersonalDataDto>({
    ...page,
    when: { action: 'export' },
    done: (data) => new JsonFile('personal-data', data),
  })
  @Post('export')
  @NeedsRecentSignIn()
  @HttpCode(200)
  @Header('Content-Disposition', 'attachment; filename="personal-data.json"')
  @ApiOkResponse({ type: PersonalDataDto })
  export(@Body() person: PersonDto, @CurrentUser() actor: SignedInUser): Promise<PersonalDataDto> {
    return this.personalData.export(keyOf(person), { actor })
  }

  @ApiOperation({
    summary: 'Erase the data on a person',
  })
  @FormPage<ErasureDto>({
    ...page,
    when: { action: 'erase' },
    fields: confirmed,
    done: ({ forgotten, refusesInvitations }) =>
      `/admin/personal-data?done=erase${forgotten ? '&kept=newsletter' : ''}${refusesInvitations ? '&refused=invitations' : ''}`,
  })
  @Post('erasure')
  @NeedsRecentSignIn()
  @HttpCode(200)
  @ApiOkResponse({ type: ErasureDto })
  erase(@Body() person: PersonDto, @CurrentUser() actor: SignedInUser): Promise<ErasureDto> {
    return this.personalData.erase(keyOf(person), { actor })
  }
}

/** @throws Problem 422 without an address and a number */
function keyOf({ email, phone }: PersonDto): PersonKey {
  if (!email && !phone) throw Problem.validation([{ field: 'email', code: 'person.required' }])
  return { email, phone }
}

/** Reads the box beside the button, which stands next to that of the export. @throws Problem 422 where it is not ticked */
function confirmed({ confirmed, ...fields }: PostedFields): PostedFields {
  if (confirmed !== TICKED) throw Problem.validation([{ field: 'confirmed', code: 'invalid' }])
  return fields
}
