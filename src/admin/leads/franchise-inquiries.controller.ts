import { Body, Get, Header, HttpCode, Patch, Post, Query, StreamableFile } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger'
import { ApiProblem } from '../../http/api-problem.decorator.js'
import { AdminController } from '../access/admin-controller.decorator.js'
import { RequiredRole } from '../access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import { VersionETag } from '../versions/version.decorators.js'
import { VersionDto } from '../versions/version.dto.js'
import {
  FranchiseInquiryDetailsDto,
  FranchiseInquiriesPageDto,
  toFranchiseInquiryItem,
} from './franchise-inquiry-item.dto.js'
import {
  FranchiseInquiryChangeDto,
  FranchiseInquiriesChangeDto,
  ChangedLeadsDto,
  NewNoteDto,
  OtherLeadDto,
} from './working/lead-change.dto.js'
import { LeadChanges } from './working/lead-changes.service.js'
import { LeadNoteDto } from './reading/lead-details.dto.js'
import { LeadDetails } from './reading/lead-details.service.js'
import { LeadExport } from './reading/lead-export.service.js'
import { franchiseInquiries as kind } from './lead-kind.js'
import { LeadLists } from './reading/lead-lists.service.js'
import { LeadMerging } from './working/lead-merging.service.js'
import { FranchiseInquiryQueryDto } from './reading/lead-query.dto.js'
import { ApiLeadChange, LeadId, LeadVersion } from './working/lead-request.decorators.js'

@AdminController('franchise-inquiries', { role: 'staff' })
export class FranchiseInquiriesController {
  constructor(
    private readonly lists: LeadLists,
    private readonly details: LeadDetails,
    private readonly changes: LeadChanges,
    private readonly merging: LeadMerging,
    private readonly exports: LeadExport,
  ) {}

  @ApiOperation({ summary: 'Lists who asked about opening a centre, filtered, sorted, page by page' })
  @Get()
  @ApiOkResponse({ type: FranchiseInquiriesPageDto })
  @ApiProblem(422)
  list(
    @Query() query: FranchiseInquiryQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<FranchiseInquiriesPageDto> {
    return this.lists.list(kind, query, user, toFranchiseInquiryItem)
  }

  @ApiOperation({ summary: 'Exports what the same query lists, with notes, as CSV' })
  @Get('export')
  @RequiredRole('admin')
  @Header('Content-Disposition', 'attachment; filename="franchise-inquiries.csv"')
  @ApiProduces('text/csv')
  @ApiProblem(422)
  export(@Query() query: FranchiseInquiryQueryDto, @CurrentUser() user: SignedInUser): Promise<StreamableFile> {
    return this.exports.file(kind, query, user, toFranchiseInquiryItem)
  }

  @ApiOperation({ summary: 'Changes several at once; those that cannot be changed are named' })
  @Post('changes')
  @HttpCode(200)
  @ApiOkResponse({ type: ChangedLeadsDto })
  @ApiProblem(422)
  changeAll(
    @Body() { ids, ...change }: FranchiseInquiriesChangeDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangedLeadsDto> {
    return this.changes.changeAll(kind, ids, change, user)
  }

  @ApiOperation({ summary: 'Shows one with its notes and history; the query tells which list it was opened from' })
  @Get(':id')
  @VersionETag()
  @ApiOkResponse({ type: FranchiseInquiryDetailsDto })
  @ApiProblem(404, 422)
  show(
    @LeadId() id: string,
    @Query() query: FranchiseInquiryQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<FranchiseInquiryDetailsDto> {
    return this.details.read(kind, id, query, user, toFranchiseInquiryItem)
  }

  @ApiOperation({ summary: 'Changes status, assignee or centre, moves to the trash or back' })
  @Patch(':id')
  @ApiLeadChange()
  change(
    @LeadId() id: string,
    @LeadVersion() version: number,
    @Body() change: FranchiseInquiryChangeDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<VersionDto> {
    return this.changes.change(kind, id, version, change, user)
  }

  @ApiOperation({ summary: 'Adds a note' })
  @Post(':id/notes')
  @ApiCreatedResponse({ type: LeadNoteDto })
  @ApiProblem(404, 422)
  addNote(@LeadId() id: string, @Body() { text }: NewNoteDto, @CurrentUser() user: SignedInUser): Promise<LeadNoteDto> {
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
