import { applyDecorators, Body, Delete, Get, Header, HttpCode, Param, Patch, Post, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces } from '@nestjs/swagger'
import { ClaimsConfirmationDto } from '#src/admin/claims/claims-confirmation.dto.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { LETTER_POLICY } from '#src/platform/mail/letter-policy.js'
import { PageRead, type Read, type ReadOne } from '#src/platform/page-queries/page-read.decorator.js'
import { languages } from '#src/shared/languages.js'
import { textNamespaces } from './editable-texts.js'
import { EditedMailsService } from './edited-mails.service.js'
import { findTexts, MOST_FOUND } from './find-texts.js'
import {
  EditedMailDto,
  PageTextsChangeDto,
  PageTextsDto,
  PageTextsOverviewDto,
  PageTextsRestorationDto,
} from './page-texts.dto.js'
import { PageTextsService } from './page-texts.service.js'
import { PageTextsEditingService } from './page-texts-editing.service.js'
import { PageTextsHistoryService } from './page-texts-history.service.js'
import { toPageTextsChange } from './posted-texts.js'

const PAGE = '/admin/content/texts/:namespace'
const textsPage = { path: PAGE, form: 'pageTexts' }

const ApiNamespace = () => applyDecorators(ApiParam({ name: 'namespace', enum: textNamespaces }), ApiProblem(404))

/** Texts of the public pages and of mails. */
@AdminController('page-texts', 'editor')
export class PageTextsController {
  constructor(
    private readonly reading: PageTextsService,
    private readonly editing: PageTextsEditingService,
    private readonly mails: EditedMailsService,
    private readonly history: PageTextsHistoryService,
  ) {}

  @ApiOperation({ summary: 'List pages and mails with the state of their texts' })
  @Get()
  @ApiOkResponse({ type: [PageTextsOverviewDto] })
  @PageRead('pageTextsOverview')
  overview(): Promise<PageTextsOverviewDto[]> {
    return this.reading.overview()
  }

  @ApiOperation({ summary: 'Get the texts of a page or of mails in every language' })
  @Get(':namespace')
  @VersionETag()
  @ApiNamespace()
  @ApiOkResponse({ type: PageTextsDto })
  @PageRead('pageTexts')
  show(@Param('namespace') namespace: string): Promise<PageTextsDto> {
    return this.reading.find(namespace)
  }

  @ApiOperation({
    summary: 'List the mails with texts of a namespace',
    description: 'The mails contain sample data, and the draft of their texts if there is one.',
  })
  @Get(':namespace/mails')
  @ApiNamespace()
  @ApiOkResponse({ type: [EditedMailDto] })
  @PageRead('editedMails')
  listMails(@Param('namespace') namespace: string): Promise<EditedMailDto[]> {
    return this.mails.list(namespace)
  }

  @ApiOperation({ summary: 'Get the HTML of a mail with the draft of its texts' })
  @Get(':namespace/mails/:kind/:sample/:language/html')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', LETTER_POLICY)
  @Header('Origin-Agent-Cluster', '?0') // a sandboxed page has an opaque origin
  @ApiNamespace()
  @ApiParam({ name: 'kind', schema: { type: 'string', maxLength: 40, pattern: '^[a-z_.]+$' } })
  @ApiParam({ name: 'sample', schema: { type: 'string', maxLength: 40, pattern: '^[A-Za-z]+$' } })
  @ApiParam({ name: 'language', enum: languages })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  showMail(
    @Param('namespace') namespace: string,
    @Param('kind') kind: string,
    @Param('sample') sample: string,
    @Param('language') language: string,
  ): Promise<string> {
    return this.mails.html(namespace, kind, sample, language)
  }

  @ApiOperation({
    summary: 'Change texts of a page or of mails',
    description:
      'Stores a draft, or publishes the texts immediately or at a time. A text that equals its original is reset.',
  })
  @FormPage<PageTextsDto>({
    ...textsPage,
    manyFields: true,
    queryFields: ['claims'],
    fields: toPageTextsChange,
    done: ({ publication }) => `${PAGE}?done=${publication}`,
  })
  @Patch(':namespace')
  @VersionETag()
  @ApiNamespace()
  @ApiSeenVersion()
  @ApiOkResponse({ type: PageTextsDto })
  save(
    @Param('namespace') namespace: string,
    @SeenVersion('content') version: number,
    @Body() change: PageTextsChangeDto,
    @Query() { claims }: ClaimsConfirmationDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<PageTextsDto> {
    return this.editing.save(namespace, version, change, user, claims === 'confirmed')
  }

  @ApiOperation({ summary: 'Discard the draft of texts' })
  @FormPage({ ...textsPage, when: { action: 'discard' }, done: `${PAGE}?done=discarded` })
  @Delete(':namespace/draft')
  @VersionETag()
  @ApiNamespace()
  @ApiSeenVersion()
  @ApiOkResponse({ type: PageTextsDto })
  discard(
    @Param('namespace') namespace: string,
    @SeenVersion('content') version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<PageTextsDto> {
    return this.editing.discard(namespace, version, user)
  }

  @ApiOperation({ summary: 'Restore earlier texts as a draft' })
  @FormPage({
    ...textsPage,
    when: { action: 'restore' },
    fields: ({ earlierVersion, ...others }) => ({ ...others, earlierVersion: Number(earlierVersion) }),
    done: `${PAGE}?done=restored`,
  })
  @Post(':namespace/restoration')
  @HttpCode(200)
  @VersionETag()
  @ApiNamespace()
  @ApiSeenVersion()
  @ApiOkResponse({ type: PageTextsDto })
  restore(
    @Param('namespace') namespace: string,
    @SeenVersion('content') version: number,
    @Body() { earlierVersion }: PageTextsRestorationDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<PageTextsDto> {
    return this.editing.restore(namespace, version, earlierVersion, user)
  }

  /** Returns the first texts of all pages that contain some words, and how many they can be. */
  @PageRead('foundPageTexts')
  async find(@Param('words') words: string) {
    return { found: findTexts(await this.reading.list(), words), most: MOST_FOUND }
  }

  @PageRead('pageTextsHistory')
  showHistory(@Param('namespace') namespace: string) {
    return this.history.read(namespace)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    pageTextsOverview: Read<PageTextsController['overview']>
    pageTexts: ReadOne<PageTextsController['show'], 'namespace'>
    editedMails: Read<PageTextsController['listMails'], 'namespace'>
    foundPageTexts: Read<PageTextsController['find'], 'words'>
    pageTextsHistory: Read<PageTextsController['showHistory'], 'namespace'>
  }
}
