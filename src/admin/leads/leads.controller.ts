import { Body, Get, HttpCode, Injectable, Patch, Post, Query, type Type } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '../../http/problems/api-problem.decorator.js'
import type { Lead } from '../../leads/lead.entity.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import type { ListPageDto } from '../lists/list-query.dto.js'
import { VersionETag } from '../versions/version.decorators.js'
import type { VersionDto } from '../versions/version.dto.js'
import type { LeadKind } from './lead-kind.js'
import { type LeadDetailsDto, LeadNoteDto } from './reading/lead-details.dto.js'
import { LeadDetails } from './reading/lead-details.service.js'
import { LeadLists } from './reading/lead-lists.service.js'
import type { LeadQueryDto } from './reading/lead-query.dto.js'
import {
  ChangedLeadsDto,
  type LeadChangeDto,
  NewNoteDto,
  OtherLeadDto,
  UndoneLeadsDto,
} from './working/lead-change.dto.js'
import { LeadChanges } from './working/lead-changes.service.js'
import { LeadMerging } from './working/lead-merging.service.js'
import { ApiLeadChange, LeadId, LeadVersion } from './working/lead-request.decorators.js'
import { LeadUndo } from './working/lead-undo.service.js'

type InList<Item> = Item & { merged: Item[] }
type ListPage<Item> = ListPageDto & { items: InList<Item>[] }
type Details<Item> = InList<Item> & LeadDetailsDto
type ChangeOfSeveral = LeadChangeDto & { ids: string[] }

/** What differs from one kind of lead to the other. */
interface LeadsApi<L extends Lead, Item> {
  kind: LeadKind<L>
  listSummary: string
  toItem: (lead: L) => Item
  query: Type<LeadQueryDto>
  page: Type<ListPage<Item>>
  details: Type<Details<Item>>
  change: Type<LeadChangeDto>
  changeOfSeveral: Type<ChangeOfSeveral>
}

/** What parameters are validated and documented as; TypeScript knows only what they have in common. */
const ParameterTypes = (...types: Type[]) => Reflect.metadata('design:paramtypes', types)

/** The API of leads of one kind, for a controller to extend. */
export function LeadsController<L extends Lead, Item>({ kind, toItem, ...api }: LeadsApi<L, Item>): Type<object> {
  @Injectable()
  class Controller {
    constructor(
      readonly lists: LeadLists,
      readonly details: LeadDetails,
      readonly changes: LeadChanges,
      readonly merging: LeadMerging,
      readonly undoing: LeadUndo,
    ) {}

    @ApiOperation({ summary: api.listSummary })
    @Get()
    @ParameterTypes(api.query, Object)
    @ApiOkResponse({ type: api.page })
    @ApiProblem(422)
    list(@Query() query: LeadQueryDto, @CurrentUser() user: SignedInUser): Promise<ListPage<Item>> {
      return this.lists.list(kind, query, user, toItem)
    }

    @ApiOperation({ summary: 'Changes several at once; those that cannot be changed are named' })
    @Post('changes')
    @ParameterTypes(api.changeOfSeveral, Object)
    @HttpCode(200)
    @ApiOkResponse({ type: ChangedLeadsDto })
    @ApiProblem(422)
    changeAll(
      @Body() { ids, ...change }: ChangeOfSeveral,
      @CurrentUser() user: SignedInUser,
    ): Promise<ChangedLeadsDto> {
      return this.changes.changeAll(kind, ids, change, user)
    }

    @ApiOperation({ summary: 'Takes back what was changed at once, where nothing has been changed since' })
    @Post('changes/undo')
    @HttpCode(200)
    @ApiOkResponse({ type: ChangedLeadsDto })
    @ApiProblem(422)
    undoAll(@Body() { ids, at }: UndoneLeadsDto, @CurrentUser() user: SignedInUser): Promise<ChangedLeadsDto> {
      return this.undoing.undoAll(kind, ids, new Date(at), user)
    }

    @ApiOperation({ summary: 'Shows one with its notes and history; the query tells which list it was opened from' })
    @Get(':id')
    @ParameterTypes(String, api.query, Object)
    @VersionETag()
    @ApiOkResponse({ type: api.details })
    @ApiProblem(404, 422)
    show(
      @LeadId() id: string,
      @Query() query: LeadQueryDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<Details<Item>> {
      return this.details.read(kind, id, query, user, toItem)
    }

    @ApiOperation({ summary: 'Changes status, assignee or centre, moves to the trash or back' })
    @Patch(':id')
    @ParameterTypes(String, Number, api.change, Object)
    @ApiLeadChange()
    change(
      @LeadId() id: string,
      @LeadVersion() version: number,
      @Body() change: LeadChangeDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<VersionDto> {
      return this.changes.change(kind, id, version, change, user)
    }

    @ApiOperation({ summary: 'Takes back the last change, if it was made by who asks' })
    @Post(':id/undo')
    @HttpCode(200)
    @ApiLeadChange()
    undo(@LeadId() id: string, @LeadVersion() version: number, @CurrentUser() user: SignedInUser): Promise<VersionDto> {
      return this.undoing.undo(kind, id, version, user)
    }

    @ApiOperation({ summary: 'Adds a note' })
    @Post(':id/notes')
    @ApiCreatedResponse({ type: LeadNoteDto })
    @ApiProblem(404, 422)
    addNote(
      @LeadId() id: string,
      @Body() { text }: NewNoteDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<LeadNoteDto> {
      return this.changes.addNote(kind, id, text, user)
    }

    @ApiOperation({ summary: 'Merges another lead of the same person into it' })
    @Post(':id/merge')
    @HttpCode(200)
    @ApiLeadChange()
    merge(
      @LeadId() id: string,
      @LeadVersion() version: number,
      @Body() { leadId }: OtherLeadDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<VersionDto> {
      return this.merging.merge(kind, id, version, leadId, user)
    }

    @ApiOperation({ summary: 'Takes a merged lead out again' })
    @Post(':id/split')
    @HttpCode(200)
    @ApiLeadChange()
    split(
      @LeadId() id: string,
      @LeadVersion() version: number,
      @Body() { leadId }: OtherLeadDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<VersionDto> {
      return this.merging.split(kind, id, version, leadId, user)
    }
  }

  return Controller
}
