import { Body, Get, HttpCode, Patch, Post, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { FranchiseInquiry } from '../../franchise/franchise-inquiry.entity.js'
import { ApiProblem } from '../../http/problems/api-problem.decorator.js'
import { AdminController } from '../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import { VersionETag } from '../versions/version.decorators.js'
import type { VersionDto } from '../versions/version.dto.js'
import {
  FranchiseInquiryDetailsDto,
  FranchiseInquiriesPageDto,
  toFranchiseInquiryItem,
} from './franchise-inquiry-item.dto.js'
import { franchiseInquiries } from '../../lead-kinds/lead-kind.js'
import { LeadsController } from './leads.controller.js'
import { FranchiseInquiryQueryDto } from './reading/lead-query.dto.js'
import { ChangedLeadsDto, FranchiseInquiriesChangeDto, FranchiseInquiryChangeDto } from './working/lead-change.dto.js'
import { ApiLeadChange, LeadId, LeadVersion } from './working/lead-request.decorators.js'

@AdminController('franchise-inquiries', { role: 'staff' })
export class FranchiseInquiriesController extends LeadsController<FranchiseInquiry> {
  protected readonly kind = franchiseInquiries

  @ApiOperation({ summary: 'Lists who asked about opening a location, filtered, sorted, page by page' })
  @Get()
  @ApiOkResponse({ type: FranchiseInquiriesPageDto })
  list(
    @Query() query: FranchiseInquiryQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<FranchiseInquiriesPageDto> {
    return this.lists.list(this.kind, query, user, toFranchiseInquiryItem)
  }

  @ApiOperation({ summary: 'Changes several at once; those that cannot be changed are named' })
  @Post('changes')
  @HttpCode(200)
  @ApiOkResponse({ type: ChangedLeadsDto })
  changeAll(
    @Body() { ids, ...change }: FranchiseInquiriesChangeDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangedLeadsDto> {
    return this.changes.changeAll(this.kind, ids, change, user)
  }

  @ApiOperation({ summary: 'Shows one with its notes and history; the query tells which list it was opened from' })
  @Get(':id')
  @VersionETag()
  @ApiOkResponse({ type: FranchiseInquiryDetailsDto })
  @ApiProblem(404)
  show(
    @LeadId() id: string,
    @Query() query: FranchiseInquiryQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<FranchiseInquiryDetailsDto> {
    return this.details.read(this.kind, id, query, user, toFranchiseInquiryItem)
  }

  @ApiOperation({ summary: 'Changes status, assignee or location, moves to the trash or back' })
  @Patch(':id')
  @ApiLeadChange()
  change(
    @LeadId() id: string,
    @LeadVersion() version: number,
    @Body() change: FranchiseInquiryChangeDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<VersionDto> {
    return this.changes.change(this.kind, id, version, change, user)
  }
}
