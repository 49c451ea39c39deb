import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import type { Search } from '#src/platform/page-queries/lenient-query.js'
import { PageRead, type ReadOne, type ReadWith } from '#src/platform/page-queries/page-read.decorator.js'
import { normaliseInboxQuery } from './inbox-query.js'
import {
  NewSavedInboxViewDto,
  SavedInboxViewDto,
  SavedInboxViewNameDto,
  SavedInboxViewsDto,
} from './saved-inbox-view.dto.js'
import { SavedInboxViewsService } from './saved-inbox-views.service.js'

const PAGES = '/admin/inbox/views'

/** Returns the address of the inbox with the filters of a view. */
const addressOf = ({ query }: SavedInboxViewDto) => (query ? `/admin/inbox?${query}` : '/admin/inbox')

const ViewId = () => Param('id', new UuidPipe({ errorHttpStatusCode: 404 }))

/** Views of the inbox that the signed-in user saved. */
@AdminController('inbox/views', 'staff')
@Unscoped('of the own account')
export class SavedInboxViewsController {
  constructor(private readonly views: SavedInboxViewsService) {}

  @ApiOperation({ summary: 'List own saved views of the inbox' })
  @Get()
  @ApiOkResponse({ type: SavedInboxViewsDto })
  async list(@CurrentUser() user: SignedInUser): Promise<SavedInboxViewsDto> {
    return { items: await this.views.list(user) }
  }

  @ApiOperation({
    summary: 'Save a view of the inbox',
    description: 'The view with the same filters, if there is one, is renamed instead.',
  })
  @FormPage<SavedInboxViewDto>({
    path: `${PAGES}/new`,
    form: 'savedView',
    fields: (posted, { query }) => ({ ...posted, query: normaliseInboxQuery(query as Record<string, string>) }),
    done: addressOf,
  })
  @Post()
  @ApiCreatedResponse({ type: SavedInboxViewDto })
  @ApiProblem(409)
  create(@Body() view: NewSavedInboxViewDto, @CurrentUser() user: SignedInUser): Promise<SavedInboxViewDto> {
    return this.views.create(view, user)
  }

  @ApiOperation({ summary: 'Get an own saved view of the inbox' })
  @Get(':id')
  @ApiOkResponse({ type: SavedInboxViewDto })
  @ApiProblem(404)
  @PageRead('savedInboxView')
  get(@ViewId() id: string, @CurrentUser() user: SignedInUser): Promise<SavedInboxViewDto> {
    return this.views.get(id, user)
  }

  @ApiOperation({ summary: 'Rename a saved view of the inbox' })
  @FormPage<SavedInboxViewDto>({ path: `${PAGES}/:id`, form: 'savedView', done: addressOf })
  @Patch(':id')
  @ApiOkResponse({ type: SavedInboxViewDto })
  @ApiProblem(404)
  rename(
    @ViewId() id: string,
    @Body() { name }: SavedInboxViewNameDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<SavedInboxViewDto> {
    return this.views.rename(id, name, user)
  }

  @ApiOperation({ summary: 'Delete a saved view of the inbox' })
  @FormPage({
    path: `${PAGES}/:id`,
    form: 'savedView',
    when: { action: 'remove' },
    done: '/admin/inbox?done=viewRemoved',
  })
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'View deleted.' })
  @ApiProblem(404)
  delete(@ViewId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.views.delete(id, user)
  }

  /** Returns the saved views of the reader; the one with the filters of an address is the current one. */
  @PageRead('savedInboxViews')
  async listWithCurrent(@Query() search: Search, @CurrentUser() user: SignedInUser) {
    const current = normaliseInboxQuery(search)
    const { items } = await this.list(user)
    return { current, items: items.map((view) => ({ ...view, isCurrent: view.query === current && !search.search })) }
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    savedInboxViews: ReadWith<SavedInboxViewsController['listWithCurrent']>
    savedInboxView: ReadOne<SavedInboxViewsController['get']>
  }
}
