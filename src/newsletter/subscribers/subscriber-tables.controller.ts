import { Body, Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { CsvDownload } from '#src/platform/http/lists/csv-download.decorator.js'
import { SubscriberExportService } from './subscriber-export.service.js'
import { SubscriberImportDto, SubscribersImportedDto } from './subscriber-import.dto.js'
import { SubscriberImportService } from './subscriber-import.service.js'
import { SubscriberExportDto } from './subscriber-query.dto.js'

const IMPORT_PAGE = '/admin/newsletter-subscribers/import'
/** How many of the lines without an address are named. */
const MOST_NAMED = 20

@AdminController('newsletter-subscribers', 'editor')
export class SubscriberTablesController {
  constructor(
    private readonly exports: SubscriberExportService,
    private readonly imports: SubscriberImportService,
  ) {}

  @ApiOperation({ summary: 'Export newsletter subscribers as CSV' })
  @Get('export')
  @CsvDownload('newsletter-subscribers')
  export(@Query() query: SubscriberExportDto, @CurrentUser() user: SignedInUser): Promise<StreamableFile> {
    return this.exports.file(query, user)
  }

  @ApiOperation({ summary: 'Import newsletter subscribers from CSV' })
  @FormPage<SubscribersImportedDto>({ path: IMPORT_PAGE, form: 'subscriberImport', done: importedAddress })
  @Post('import')
  @HttpCode(200)
  @ApiOkResponse({ type: SubscribersImportedDto })
  import(@Body() table: SubscriberImportDto, @CurrentUser() user: SignedInUser): Promise<SubscribersImportedDto> {
    return this.imports.import(table, user)
  }
}

/** Address of the page with the result of an import. */
function importedAddress({ added, known, refused }: SubscribersImportedDto): string {
  const lines = refused.slice(0, MOST_NAMED).join(', ') + (refused.length > MOST_NAMED ? ' …' : '')
  const query = new URLSearchParams({ added: String(added), known: String(known), ...(lines && { lines }) })
  return `${IMPORT_PAGE}?${query.toString()}`
}
