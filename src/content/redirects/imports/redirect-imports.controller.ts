import { Readable } from 'node:stream'
import { Body, Get, HttpCode, Param, Post, Query, Req, type StreamableFile } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Request } from 'express'
import { I18nService } from 'nestjs-i18n'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { CsvDownload } from '#src/platform/http/lists/csv-download.decorator.js'
import { csvFile } from '#src/platform/http/lists/csv-file.js'
import { CsvFormatDto } from '#src/platform/http/lists/csv-format.dto.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { decodeTable } from '#src/platform/http/tables/decode-table.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { requestLanguage } from '#src/platform/i18n/request-language.js'
import { PageRead, type ReadOne } from '#src/platform/page-queries/page-read.decorator.js'
import { MAX_REDIRECTS_SIZE } from '#src/shared/content/redirect-import.js'
import { CreateRedirectImportDto, ImportRedirectsDto, RedirectImportDto } from './redirect-import.dto.js'
import { RedirectImportsService } from './redirect-imports.service.js'

const PAGE = '/admin/content/redirects/import'
const ImportId = () => Param('id', new UuidPipe({ errorHttpStatusCode: 404 }))

/** Imports of redirects: checked first, then added. */
@AdminController('content/redirect-imports', 'editor')
export class RedirectImportsController {
  constructor(
    private readonly imports: RedirectImportsService,
    private readonly i18n: I18nService,
  ) {}

  @ApiOperation({
    summary: 'Check a table of redirects',
    description: 'Stores the table for an hour and adds nothing.',
  })
  @FormPage<RedirectImportDto>({
    path: PAGE,
    form: 'redirectImport',
    file: { field: 'csv', maxBytes: MAX_REDIRECTS_SIZE },
    fields: ({ pasted, ...fields }, { file }) => ({ csv: file ? decodeTable(file) : pasted, ...fields }),
    done: ({ id }) => `${PAGE}/${id}`,
  })
  @Post()
  @ApiCreatedResponse({ type: RedirectImportDto })
  create(@Body() { csv }: CreateRedirectImportDto, @Req() request: Request): Promise<RedirectImportDto> {
    return this.imports.create(csv, requestLanguage(request))
  }

  @ApiOperation({ summary: 'Get the check of an import of redirects' })
  @Get(':id')
  @ApiOkResponse({ type: RedirectImportDto })
  @ApiProblem(404)
  @ApiProblem(410)
  @PageRead('redirectImport')
  read(@ImportId() id: string, @Req() request: Request): Promise<RedirectImportDto> {
    return this.imports.read(id, requestLanguage(request))
  }

  @ApiOperation({ summary: 'Export the wrong rows of an import of redirects as CSV' })
  @Get(':id/faults')
  @CsvDownload('wrong-redirects')
  @ApiProblem(404)
  @ApiProblem(410)
  async exportFaults(
    @ImportId() id: string,
    @Query() format: CsvFormatDto,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    const lang = requestLanguage(request)
    const columns = ['source', 'target', 'line', 'message'] as const
    const header = (key: string) => ({
      key,
      header: this.i18n.t<string, string>(`content.redirectImport.columns.${key}`, { lang }),
    })
    return csvFile(columns.map(header), Readable.from(await this.imports.listFaults(id, lang)), format)
  }

  @ApiOperation({ summary: 'Add the new redirects of an import' })
  @FormPage({
    path: `${PAGE}/:id`,
    form: 'redirectAddition',
    fields: ({ additions, ...others }) => ({ ...others, additions: Number(additions) }),
    done: `${PAGE}/:id`,
  })
  @Post(':id/addition')
  @HttpCode(200)
  @ApiOkResponse({ type: RedirectImportDto })
  @ApiProblem(404)
  @ApiProblem(409)
  @ApiProblem(410)
  add(
    @ImportId() id: string,
    @Body() { additions }: ImportRedirectsDto,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
  ): Promise<RedirectImportDto> {
    return this.imports.add(id, additions, user, requestLanguage(request))
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    redirectImport: ReadOne<RedirectImportsController['read']>
  }
}
