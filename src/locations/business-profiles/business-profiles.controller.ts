import { Readable } from 'node:stream'
import { Delete, Get, Header, HttpCode, Post, type StreamableFile } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage, SHOW_RESULT } from '#src/platform/http/forms/form-page.decorator.js'
import { CsvDownload } from '#src/platform/http/lists/csv-download.decorator.js'
import { csvFile } from '#src/platform/http/lists/csv-file.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { BusinessProfilesService } from './business-profiles.service.js'
import { profileColumns } from './profile-row.js'

const PAGE = '/admin/content/google-business-profile'
const FILE = 'google-business-profile'

export class SheetAddressDto extends WithProperties({
  address: is.text({ format: 'uri', description: 'Address of the sheet. Not shown again.' }),
}) {}

/** Returns the sheet as CSV with commas, as Google expects it. */
export const profileSheet = (rows: object[]): StreamableFile =>
  csvFile(
    profileColumns.map((column) => ({ key: column, header: column })),
    Readable.from(rows),
    { delimiter: 'comma' },
  )

/** Sheet for Google Business Profile, and its secret address. */
@AdminController('content/google-business-profile', 'editor')
export class BusinessProfilesController {
  constructor(private readonly profiles: BusinessProfilesService) {}

  @ApiOperation({ summary: 'Export the locations for Google Business Profile as CSV' })
  @Get()
  @Header('Cache-Control', 'no-store')
  @CsvDownload(FILE)
  async export(@RequestLanguage() language: Language): Promise<StreamableFile> {
    return profileSheet(await this.profiles.rows(language))
  }

  @ApiOperation({
    summary: 'Create a secret address of the sheet for Google Business Profile',
    description: 'The former address no longer works.',
  })
  @FormPage({ path: PAGE, form: 'profileSheet', when: { action: 'renew' }, done: SHOW_RESULT })
  @Post('address')
  @NeedsRecentSignIn()
  @ApiCreatedResponse({ type: SheetAddressDto })
  async renew(@CurrentUser() user: SignedInUser): Promise<SheetAddressDto> {
    return { address: await this.profiles.renewAddress(user) }
  }

  @ApiOperation({ summary: 'Remove the secret address of the sheet for Google Business Profile' })
  @FormPage({ path: PAGE, form: 'profileSheet', when: { action: 'remove' }, done: `${PAGE}?done=removed` })
  @Delete('address')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Address removed.' })
  remove(@CurrentUser() user: SignedInUser): Promise<void> {
    return this.profiles.removeAddress(user)
  }

  /** Returns the time at which the secret address of the sheet was created. */
  @PageRead('profileSheet')
  async show() {
    return { createdAt: await this.profiles.addressCreatedAt() }
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    profileSheet: Read<BusinessProfilesController['show']>
  }
}
