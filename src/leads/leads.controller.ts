import {
  applyDecorators,
  Body,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  type StreamableFile,
  type Type,
} from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiSecurity } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ApiIdempotencyKey } from '#src/platform/http/idempotency/api-idempotency-key.decorator.js'
import { IdempotencyKeyHeader } from '#src/platform/http/idempotency/idempotency-key.decorator.js'
import type { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import { TableDownload } from '#src/platform/http/lists/table-file.js'
import type { TableFormatDto } from '#src/platform/http/lists/table-format.dto.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { TypedBody, TypedQuery } from '#src/platform/http/validation/typed-parameters.decorators.js'
import { VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { PageRead, type StaffPageReads } from '#src/platform/page-queries/page-read.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { statusesIn } from '#src/shared/leads/lead-statuses.js'
import { type LeadDetailsDto, LeadNoteDto } from './details/lead-details.dto.js'
import { LeadDetailsService } from './details/lead-details.service.js'
import type { Lead } from './lead.entity.js'
import { leadKindOf } from './lead-kind.js'
import { LeadExportService } from './lists/lead-export.service.js'
import type { LeadItemDto } from './lists/lead-item.dto.js'
import { LeadListsService } from './lists/lead-lists.service.js'
import type { LeadQueryDto } from './lists/lead-query.dto.js'
import { LeadRepliesService } from './replies/lead-replies.service.js'
import { LeadWritersDto, LeadWritingDto, NewCallDto, NewReplyDto, QueuedReplyDto } from './replies/lead-reply.dto.js'
import { LeadWritersService } from './replies/lead-writers.service.js'
import { MOST_CANCELLATIONS } from './work/cancellation-limit.js'
import {
  ChangedLeadsDto,
  ErasedLeadsDto,
  type LeadChangeDto,
  LeadIdsDto,
  type MatchingCountDto,
  NewNoteDto,
  OtherLeadDto,
  UndoneLeadsDto,
} from './work/lead-change.dto.js'
import { LeadChangesService } from './work/lead-changes.service.js'
import { LeadErasureService } from './work/lead-erasure.service.js'
import { LeadMergingService } from './work/lead-merging.service.js'
import { ApiLeadChange, LeadId, LeadVersion } from './work/lead-request.decorators.js'
import { LeadUndoService } from './work/lead-undo.service.js'
import { MatchingLeadsService } from './work/matching-leads.service.js'

interface LeadsControllerOptions<L extends Lead, Item extends LeadItemDto> {
  entity: Type<L>
  /** English noun in the API document, singular and plural. */
  one: string
  many: string
  dtos: {
    query: Type<LeadQueryDto>
    page: Type<ListPageDto>
    details: Type<LeadDetailsDto>
    change: Type<LeadChangeDto>
    changes: Type<LeadChangeDto & LeadIdsDto>
    matching: Type<LeadChangeDto & MatchingCountDto>
    export: Type<LeadQueryDto & TableFormatDto>
    toItem: (lead: L) => Item
  }
  /** Names of the reads of its pages. */
  reads: { list: keyof StaffPageReads; one: keyof StaffPageReads }
}

/** Returns the admin API of a kind of leads, for its controller to extend. */
export function LeadsController<L extends Lead, Item extends LeadItemDto>(options: LeadsControllerOptions<L, Item>) {
  const { entity, one, many, reads, dtos: dto } = options
  const { toItem } = dto
  const aOne = /^[aeiou]/.test(one) ? `an ${one}` : `a ${one}`
  const kind = leadKindOf(entity)
  const LimitsCancellations = () => (kind.cancellations ? NeedsRecentSignIn('aboveLimit') : applyDecorators())
  const limit = kind.cancellations
    ? `More than ${MOST_CANCELLATIONS} cancellations of a user within an hour need a recent sign-in.`
    : undefined

  /** Removes statuses that contradict the view of a query. */
  function removeOtherStatuses(query: LeadQueryDto): void {
    const possible = statusesIn(query.view, kind)
    const status = query.status?.filter((each) => possible.includes(each))
    query.status = status?.length ? status : undefined
  }

  @AdminController(kind.folder, 'staff')
  @ScopedByLocation()
  class Controller {
    constructor(
      private readonly lists: LeadListsService,
      private readonly details: LeadDetailsService,
      private readonly exports: LeadExportService,
      private readonly changes: LeadChangesService,
      private readonly matching: MatchingLeadsService,
      private readonly merging: LeadMergingService,
      private readonly undoing: LeadUndoService,
      private readonly erasing: LeadErasureService,
      private readonly replies: LeadRepliesService,
      private readonly writers: LeadWritersService,
    ) {}

    @ApiOperation({ summary: `List ${many}` })
    @Get()
    @ApiOkResponse({ type: dto.page })
    @PageRead(reads.list, { correctQuery: removeOtherStatuses })
    list(
      @TypedQuery(dto.query) query: LeadQueryDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<ListPageDto & { items: (Item & { merged: Item[] })[] }> {
      return this.lists.list(kind, query, user, toItem)
    }

    @ApiOperation({
      summary: `Export ${many} with notes as CSV or a spreadsheet, in the language of the request and the time of Zagreb`,
    })
    @Get('export')
    @NeedsRecentSignIn()
    @RequiredRole('admin')
    @ApiSecurity('session', ['admin'])
    @TableDownload()
    export(
      @TypedQuery(dto.export) query: LeadQueryDto & TableFormatDto,
      @CurrentUser() user: SignedInUser,
      @RequestLanguage() language: Language,
    ): Promise<StreamableFile> {
      return this.exports.file(kind, query, user, language)
    }

    @ApiOperation({ summary: `Erase ${many} in the spam box or trash; those that cannot be erased are listed` })
    @Post('erase')
    @NeedsRecentSignIn()
    @HttpCode(200)
    @RequiredRole('admin')
    @ApiSecurity('session', ['admin'])
    @ApiOkResponse({ type: ErasedLeadsDto })
    erase(@Body() { ids }: LeadIdsDto, @CurrentUser() user: SignedInUser): Promise<ErasedLeadsDto> {
      return this.erasing.erase(kind, ids, user)
    }

    @ApiOperation({ summary: `Update several ${many}; those that cannot be updated are listed`, description: limit })
    @Post('changes')
    @LimitsCancellations()
    @HttpCode(200)
    @ApiOkResponse({ type: ChangedLeadsDto })
    changeAll(
      @TypedBody(dto.changes) { ids, ...change }: LeadChangeDto & LeadIdsDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<ChangedLeadsDto> {
      return this.changes.changeAll(kind, ids, change, user)
    }

    @ApiOperation({
      summary: `Update all ${many} that match a filter; those that cannot be updated are listed`,
      description: ['Updates 500 at most, in one transaction. The page and its size have no effect.', limit]
        .filter(Boolean)
        .join(' '),
    })
    @Post('changes/matching')
    @LimitsCancellations()
    @HttpCode(200)
    @ApiOkResponse({ type: ChangedLeadsDto })
    @ApiProblem(409)
    changeMatching(
      @TypedQuery(dto.query) { page: _, pageSize: __, ...filter }: LeadQueryDto,
      @TypedBody(dto.matching) change: LeadChangeDto & MatchingCountDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<ChangedLeadsDto> {
      return this.matching.change(kind, filter, change, user)
    }

    @ApiOperation({ summary: `Undo an update of several ${many} where nothing was updated since` })
    @Post('changes/undo')
    @HttpCode(200)
    @ApiOkResponse({ type: ChangedLeadsDto })
    undoAll(@Body() { ids, at }: UndoneLeadsDto, @CurrentUser() user: SignedInUser): Promise<ChangedLeadsDto> {
      return this.undoing.undoAll(kind, ids, new Date(at), user)
    }

    @ApiOperation({ summary: `Get ${aOne} with notes, history, and neighbours in the list of the query` })
    @Get(':id')
    @VersionETag()
    @ApiOkResponse({ type: dto.details })
    @ApiProblem(404)
    @PageRead(reads.one, { correctQuery: removeOtherStatuses })
    show(
      @LeadId() id: string,
      @TypedQuery(dto.query) query: LeadQueryDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<Item & LeadDetailsDto & { merged: Item[] }> {
      return this.details.read(kind, id, query, user, toItem)
    }

    @ApiOperation({
      summary: `Update status, assignee or location of ${aOne}, move it to the trash or back`,
      description: limit,
    })
    @Patch(':id')
    @LimitsCancellations()
    @ApiLeadChange()
    change(
      @LeadId() id: string,
      @LeadVersion() version: number,
      @TypedBody(dto.change) change: LeadChangeDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<VersionDto> {
      return this.changes.change(kind, id, version, change, user)
    }

    @ApiOperation({ summary: `Undo the last update of ${aOne} if the same user made it` })
    @Post(':id/undo')
    @HttpCode(200)
    @ApiLeadChange()
    undo(@LeadId() id: string, @LeadVersion() version: number, @CurrentUser() user: SignedInUser): Promise<VersionDto> {
      return this.undoing.undo(kind, id, version, user)
    }

    @ApiOperation({ summary: `Add a note to ${aOne}` })
    @Post(':id/notes')
    @ApiCreatedResponse({ type: LeadNoteDto })
    @ApiIdempotencyKey()
    @ApiProblem(404)
    addNote(
      @LeadId() id: string,
      @Body() { text }: NewNoteDto,
      @CurrentUser() user: SignedInUser,
      @IdempotencyKeyHeader() idempotencyKey?: string,
    ): Promise<LeadNoteDto> {
      return this.changes.addNote(kind, id, text, user, idempotencyKey)
    }

    @ApiOperation({
      summary: `Reply to the sender of ${aOne} by mail`,
      description: 'The mail is sent after some seconds, in which its author can take it back.',
    })
    @Post(':id/replies')
    @ApiIdempotencyKey()
    @ApiCreatedResponse({ type: QueuedReplyDto })
    @ApiProblem(404, 409)
    reply(
      @LeadId() id: string,
      @Body() reply: NewReplyDto,
      @CurrentUser() user: SignedInUser,
      @IdempotencyKeyHeader() idempotencyKey?: string,
    ): Promise<QueuedReplyDto> {
      return this.replies.send(kind, id, reply, user, idempotencyKey)
    }

    @ApiOperation({ summary: `Take back a reply to the sender of ${aOne} before it is sent` })
    @Delete(':id/replies/:replyId')
    @ApiOkResponse({ type: VersionDto })
    @ApiProblem(404, 409)
    takeBackReply(
      @LeadId() id: string,
      @LeadId('replyId') replyId: string,
      @CurrentUser() user: SignedInUser,
    ): Promise<VersionDto> {
      return this.replies.takeBack(kind, id, replyId, user)
    }

    @ApiOperation({
      summary: `Report whether a reply to the sender of ${aOne} is being written`,
      description: 'Returns who else is writing one, so that two people do not answer the same.',
    })
    @Post(':id/writing')
    @HttpCode(200)
    @ApiOkResponse({ type: LeadWritersDto })
    @ApiProblem(404)
    reportWriting(
      @LeadId() id: string,
      @Body() { isWriting }: LeadWritingDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<LeadWritersDto> {
      return this.writers.update(kind, id, isWriting, user)
    }

    @ApiOperation({ summary: `Record a telephone call to the sender of ${aOne}` })
    @Post(':id/calls')
    @HttpCode(200)
    @ApiIdempotencyKey()
    @ApiOkResponse({ type: VersionDto })
    @ApiProblem(404, 409)
    call(
      @LeadId() id: string,
      @Body() call: NewCallDto,
      @CurrentUser() user: SignedInUser,
      @IdempotencyKeyHeader() idempotencyKey?: string,
    ): Promise<VersionDto> {
      return this.replies.call(kind, id, call, user, idempotencyKey)
    }

    @ApiOperation({ summary: `Merge another ${one} of the same person into ${aOne}` })
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

    @ApiOperation({ summary: `Split a merged ${one} off again` })
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
