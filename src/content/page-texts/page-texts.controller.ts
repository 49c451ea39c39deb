import { applyDecorators, Body, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger'
import { ClaimsConfirmationDto } from '#src/admin/claims/claims-confirmation.dto.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { textNamespaces } from './editable-texts.js'
import { PageTextsChangeDto, PageTextsDto, PageTextsOverviewDto, PageTextsRestorationDto } from './page-texts.dto.js'
import { PageTextsEditingService } from './page-texts-editing.service.js'
import { PageTextsService } from './page-texts.service.js'
import { toPageTextsChange } from './posted-texts.js'

const PAGE = '/admin/content/texts/:namespace'
const textsPage = { path: PAGE, form: 'pageTexts' }

const ApiNamespace = () => applyDecorators(ApiParam({ name: 'namespace', enum: textNamespaces }), ApiProblem(404))

/** Texts of the public pages. */
@AdminController('page-texts', 'editor')
export class PageTextsController {
  constructor(
    private readonly reading: PageTextsService,
    private readonly editing: PageTextsEditingService,
  ) {}

  @ApiOperation({ summary: 'List pages with the state of their texts' })
  @Get()
  @ApiOkResponse({ type: [PageTextsOverviewDto] })
  overview(): Promise<PageTextsOverviewDto[]> {
    return this.reading.overview()
  }

  @ApiOperation({ summary: 'Get the texts of a page in every language' })
  @Get(':namespace')
  @VersionETag()
  @ApiNamespace()
  @ApiOkResponse({ type: PageTextsDto })
  show(@Param('namespace') namespace: string): Promise<PageTextsDto> {
    return this.reading.find(namespace)
  }

  @ApiOperation({
    summary: 'Change texts of a page',
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

  @ApiOperation({ summary: 'Discard the draft of the texts of a page' })
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

  @ApiOperation({ summary: 'Restore earlier texts of a page as a draft' })
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
}
