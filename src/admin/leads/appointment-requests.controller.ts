import { Body, Get, HttpCode, Patch, Post, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { AppointmentRequest } from '../../appointments/appointment-request.entity.js'
import { ApiProblem } from '../../http/problems/api-problem.decorator.js'
import { AdminController } from '../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import { VersionETag } from '../versions/version.decorators.js'
import type { VersionDto } from '../versions/version.dto.js'
import {
  AppointmentRequestDetailsDto,
  AppointmentRequestsPageDto,
  toAppointmentRequestItem,
} from './appointment-request-item.dto.js'
import { appointmentRequests } from '../../lead-kinds/lead-kind.js'
import { LeadsController } from './leads.controller.js'
import { AppointmentRequestQueryDto } from './reading/lead-query.dto.js'
import {
  ChangedLeadsDto,
  AppointmentRequestChangeDto,
  AppointmentRequestsChangeDto,
} from './working/lead-change.dto.js'
import { ApiLeadChange, LeadId, LeadVersion } from './working/lead-request.decorators.js'

@AdminController('appointment-requests', { role: 'staff' })
export class AppointmentRequestsController extends LeadsController<AppointmentRequest> {
  protected readonly kind = appointmentRequests

  @ApiOperation({ summary: 'Lists requests for appointments, filtered, sorted, page by page' })
  @Get()
  @ApiOkResponse({ type: AppointmentRequestsPageDto })
  list(
    @Query() query: AppointmentRequestQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<AppointmentRequestsPageDto> {
    return this.lists.list(this.kind, query, user, toAppointmentRequestItem)
  }

  @ApiOperation({ summary: 'Changes several at once; those that cannot be changed are named' })
  @Post('changes')
  @HttpCode(200)
  @ApiOkResponse({ type: ChangedLeadsDto })
  changeAll(
    @Body() { ids, ...change }: AppointmentRequestsChangeDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangedLeadsDto> {
    return this.changes.changeAll(this.kind, ids, change, user)
  }

  @ApiOperation({ summary: 'Shows one with its notes and history; the query tells which list it was opened from' })
  @Get(':id')
  @VersionETag()
  @ApiOkResponse({ type: AppointmentRequestDetailsDto })
  @ApiProblem(404)
  show(
    @LeadId() id: string,
    @Query() query: AppointmentRequestQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<AppointmentRequestDetailsDto> {
    return this.details.read(this.kind, id, query, user, toAppointmentRequestItem)
  }

  @ApiOperation({ summary: 'Changes status, assignee or location, moves to the trash or back' })
  @Patch(':id')
  @ApiLeadChange()
  change(
    @LeadId() id: string,
    @LeadVersion() version: number,
    @Body() change: AppointmentRequestChangeDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<VersionDto> {
    return this.changes.change(this.kind, id, version, change, user)
  }
}
