import { Readable } from 'node:stream'
import { Body, Get, HttpCode, Param, Post, Put, Query, Req, type StreamableFile } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Request } from 'express'
import { I18nService } from 'nestjs-i18n'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage, type PostedFields } from '#src/platform/http/forms/form-page.decorator.js'
import { CsvDownload } from '#src/platform/http/lists/csv-download.decorator.js'
import { csvFile } from '#src/platform/http/lists/csv-file.js'
import { CsvFormatDto } from '#src/platform/http/lists/csv-format.dto.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { decodeTable } from '#src/platform/http/tables/decode-table.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { requestLanguage } from '#src/platform/i18n/request-language.js'
import { PageRead, type ReadOne } from '#src/platform/page-queries/page-read.decorator.js'
import { MAX_IMPORT_SIZE } from '#src/shared/newsletter/subscriber-import.js'
import {
  CreateSubscriberImportDto,
  ImportColumnsDto,
  SendImportDto,
  SubscriberImportDto,
} from './subscriber-import.dto.js'
import { SubscriberImportsService } from './subscriber-imports.service.js'

const PAGE = '/admin/newsletter-subscribers/import'
const ImportId = () => Param('id', new UuidPipe({ errorHttpStatusCode: 404 }))

/** Imports of newsletter subscribers: checked first, then sent. */
@AdminController('newsletter-subscribers/imports', 'editor')
export class SubscriberImportsController {
  constructor(
    private readonly imports: SubscriberImportsService,
    private readonly i18n: I18nService,
  ) {}

  @ApiOperation({
    summary: 'Check a table of subscribers',
    description: 'Stores the table for an hour and sends nothing.',
  })
  @FormPage<SubscriberImportDto>({
    path: PAGE,
    form: 'subscriberImport',
    file: { field: 'csv', maxBytes: MAX_IMPORT_SIZE },
    fields: ({ pasted, ...fields }, { file }) => ({ csv: file ? decodeTable(file) : pasted, ...fields }),
    done: ({ id }) => `${PAGE}/${id}`,
  })
  @Post()
  @ApiCreatedResponse({ type: SubscriberImportDto })
  create(@Body() table: CreateSubscriberImportDto): Promise<SubscriberImportDto> {
    return this.imports.create(table)
  }

  @ApiOperation({ summary: 'Get the check of an import' })
  @Get(':id')
  @ApiOkResponse({ type: SubscriberImportDto })
  @ApiProblem(404)
  @ApiProblem(410)
  @PageRead('subscriberImport')
  read(@ImportId() id: string): Promise<SubscriberImportDto> {
    return this.imports.read(id)
  }

  @ApiOperation({ summary: 'Choose the columns of an import' })
  @FormPage({
    path: `${PAGE}/:id`,
    form: 'importColumns',
    when: { action: 'columns' },
    fields: withNumbers,
    done: `${PAGE}/:id`,
  })
  @Put(':id/columns')
  @ApiOkResponse({ type: SubscriberImportDto })
  @ApiProblem(404)
  @ApiProblem(409)
  @ApiProblem(410)
  chooseColumns(
    @ImportId() id: string,
    @Body() { emailColumn, languageColumn = null }: ImportColumnsDto,
  ): Promise<SubscriberImportDto> {
    return this.imports.chooseColumns(id, { email: emailColumn, language: languageColumn })
  }

  @ApiOperation({ summary: 'Export the faulty rows of an import as CSV' })
  @Get(':id/faults')
  @CsvDownload('faulty-rows')
  @ApiProblem(404)
  @ApiProblem(410)
  async exportFaults(
    @ImportId() id: string,
    @Query() format: CsvFormatDto,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    const { headings, faults } = await this.imports.listFaults(id)
    const lang = requestLanguage(request)
    const say = (key: string, args?: object): string => this.i18n.t(`issues.import.${key}`, { lang, args })
    const width = faults.reduce((most, { cells }) => Math.max(most, cells.length), headings.length)
    const padded = (cells: string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '')
    const table = faults.map(({ cells, line, fault, language, duplicateOf }) => [
      ...padded(cells),
      line,
      say(`faults.${fault}`, { language, line: duplicateOf }),
    ])
    return csvFile([...padded(headings), say('columns.line'), say('columns.fault')], Readable.from(table), format)
  }

  @ApiOperation({ summary: 'Request confirmation from the new addresses of an import' })
  @FormPage({
    path: `${PAGE}/:id`,
    form: 'importSending',
    when: { action: 'send' },
    fields: withNumbers,
    done: `${PAGE}/:id`,
  })
  @Post(':id/send')
  @HttpCode(200)
  @ApiOkResponse({ type: SubscriberImportDto })
  @ApiProblem(404)
  @ApiProblem(409)
  @ApiProblem(410)
  send(
    @ImportId() id: string,
    @Body() { confirmations }: SendImportDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<SubscriberImportDto> {
    return this.imports.send(id, confirmations, user)
  }
}

/** Reads the numbers that a form posts as text; an empty one is absent. */
function withNumbers(posted: PostedFields): object {
  const read = (value: unknown) => (typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value)
  return Object.fromEntries(
    Object.entries(posted).map(([name, value]) => [name, value === '' ? undefined : read(value)]),
  )
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    subscriberImport: ReadOne<SubscriberImportsController['read']>
  }
}
