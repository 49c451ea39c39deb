import { Body, Get, Header, HttpCode, Param, ParseEnumPipe, Post, Put, Query } from '@nestjs/common'
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
} from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ForAllLocations } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiIdempotencyKey } from '#src/platform/http/idempotency/api-idempotency-key.decorator.js'
import { IdempotencyKeyHeader } from '#src/platform/http/idempotency/idempotency-key.decorator.js'
import { ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { LETTER_POLICY } from '#src/platform/mail/letter-policy.js'
import { PageRead, type ReadMany, type ReadOne } from '#src/platform/page-queries/page-read.decorator.js'
import { type Language, languages } from '#src/shared/languages.js'
import {
  IssuePreviewDto,
  IssueTestDto,
  IssueTextsDto,
  NewsletterIssueDto,
  NewsletterIssuesPageDto,
} from './newsletter-issue.dto.js'
import { NewsletterIssuesService } from './newsletter-issues.service.js'

const IssueId = () => Param('id', new UuidPipe({ errorHttpStatusCode: 404 }))
const inEach = Object.fromEntries(languages.map((language) => [language, language]))
const InLanguage = () => Param('language', new ParseEnumPipe(inEach, { errorHttpStatusCode: 404 }))

const PAGES = '/admin/newsletter-issues'

/** Newsletter issues, written by all staff. */
@AdminController('newsletter-issues', 'staff', 'editor')
@ForAllLocations()
export class NewsletterIssuesController {
  constructor(private readonly issues: NewsletterIssuesService) {}

  @ApiOperation({ summary: 'List newsletter issues' })
  @Get()
  @ApiOkResponse({ type: NewsletterIssuesPageDto })
  @PageRead('newsletterIssues')
  list(@Query() query: ListQueryDto): Promise<NewsletterIssuesPageDto> {
    return this.issues.list(query)
  }

  @ApiOperation({
    summary: 'Create a draft issue',
    description:
      'A retry with the same `Idempotency-Key` returns the draft as it is by then, or 404 if it was deleted.',
  })
  @FormPage<NewsletterIssueDto>({
    path: `${PAGES}/new`,
    form: 'issue',
    done: ({ id }) => `${PAGES}/${id}?done=save`,
  })
  @Post()
  @VersionETag()
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: NewsletterIssueDto })
  @ApiProblem(404)
  async create(
    @Body() texts: IssueTextsDto,
    @CurrentUser() user: SignedInUser,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<NewsletterIssueDto> {
    const { id } = await this.issues.create(texts, user, idempotencyKey)
    return this.issues.read(id)
  }

  @ApiOperation({ summary: 'Get a newsletter issue' })
  @Get(':id')
  @VersionETag()
  @ApiOkResponse({ type: NewsletterIssueDto })
  @ApiProblem(404)
  @PageRead('newsletterIssue')
  read(@IssueId() id: string): Promise<NewsletterIssueDto> {
    return this.issues.read(id)
  }

  @ApiOperation({ summary: 'Replace the texts of a draft issue' })
  @FormPage({ path: `${PAGES}/:id`, form: 'issue', done: `${PAGES}/:id?done=save` })
  @Put(':id')
  @VersionETag()
  @ApiSeenVersion()
  @ApiOkResponse({ type: NewsletterIssueDto })
  @ApiProblem(409)
  async save(
    @IssueId() id: string,
    @SeenVersion('issue') seen: number,
    @Body() texts: IssueTextsDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<NewsletterIssueDto> {
    await this.issues.save(id, texts, seen, user)
    return this.issues.read(id)
  }

  @ApiOperation({ summary: 'Get the plain-text preview of an issue' })
  @Get(':id/preview/:language')
  @ApiParam({ name: 'language', enum: languages })
  @ApiOkResponse({ type: IssuePreviewDto })
  @ApiProblem(404)
  @PageRead('newsletterIssuePreview')
  async preview(@IssueId() id: string, @InLanguage() language: Language): Promise<IssuePreviewDto> {
    const { subject, text } = await this.issues.preview(id, language)
    return { subject, text }
  }

  @ApiOperation({ summary: 'Get the HTML preview of an issue' })
  @Get(':id/html/:language')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', LETTER_POLICY)
  @Header('Origin-Agent-Cluster', '?0') // a sandboxed page has an opaque origin
  @ApiParam({ name: 'language', enum: languages })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblem(404)
  async html(@IssueId() id: string, @InLanguage() language: Language): Promise<string> {
    return (await this.issues.preview(id, language)).html
  }

  @ApiOperation({ summary: 'Send a test mail of an issue' })
  @FormPage({
    path: `${PAGES}/:id`,
    form: 'issueTest',
    query: 'test',
    fields: (_, { query }) => ({ language: query.test }),
    done: `${PAGES}/:id?done=test`,
  })
  @Post(':id/test')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Test mail to the signed-in user queued.' })
  @ApiProblem(404)
  test(@IssueId() id: string, @Body() { language }: IssueTestDto, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.issues.test(id, language, user)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    newsletterIssues: ReadMany<NewsletterIssuesController['list'], ListQueryDto>
    newsletterIssue: ReadOne<NewsletterIssuesController['read']>
    newsletterIssuePreview: ReadOne<NewsletterIssuesController['preview'], 'id' | 'language'>
  }
}
