import { Body, Get, HttpCode, Patch, Post, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { ContactMessage } from '../../contact/contact-message.entity.js'
import { ApiProblem } from '../../http/problems/api-problem.decorator.js'
import { AdminController } from '../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import { VersionETag } from '../versions/version.decorators.js'
import type { VersionDto } from '../versions/version.dto.js'
import { ContactMessageDetailsDto, ContactMessagesPageDto, toContactMessageItem } from './contact-message-item.dto.js'
import { contactMessages } from '../../lead-kinds/lead-kind.js'
import { LeadsController } from './leads.controller.js'
import { ContactMessageQueryDto } from './reading/lead-query.dto.js'
import { ChangedLeadsDto, ContactMessageChangeDto, ContactMessagesChangeDto } from './working/lead-change.dto.js'
import { ApiLeadChange, LeadId, LeadVersion } from './working/lead-request.decorators.js'

@AdminController('contact-messages', { role: 'staff' })
export class ContactMessagesController extends LeadsController<ContactMessage> {
  protected readonly kind = contactMessages

  @ApiOperation({ summary: 'Lists messages from the contact form, filtered, sorted, page by page' })
  @Get()
  @ApiOkResponse({ type: ContactMessagesPageDto })
  list(@Query() query: ContactMessageQueryDto, @CurrentUser() user: SignedInUser): Promise<ContactMessagesPageDto> {
    return this.lists.list(this.kind, query, user, toContactMessageItem)
  }

  @ApiOperation({ summary: 'Changes several at once; those that cannot be changed are named' })
  @Post('changes')
  @HttpCode(200)
  @ApiOkResponse({ type: ChangedLeadsDto })
  changeAll(
    @Body() { ids, ...change }: ContactMessagesChangeDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangedLeadsDto> {
    return this.changes.changeAll(this.kind, ids, change, user)
  }

  @ApiOperation({ summary: 'Shows one with its notes and history; the query tells which list it was opened from' })
  @Get(':id')
  @VersionETag()
  @ApiOkResponse({ type: ContactMessageDetailsDto })
  @ApiProblem(404)
  show(
    @LeadId() id: string,
    @Query() query: ContactMessageQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ContactMessageDetailsDto> {
    return this.details.read(this.kind, id, query, user, toContactMessageItem)
  }

  @ApiOperation({ summary: 'Changes status, assignee or location, moves to the trash or back' })
  @Patch(':id')
  @ApiLeadChange()
  change(
    @LeadId() id: string,
    @LeadVersion() version: number,
    @Body() change: ContactMessageChangeDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<VersionDto> {
    return this.changes.change(this.kind, id, version, change, user)
  }
}
