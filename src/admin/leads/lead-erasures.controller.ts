import { Body, HttpCode, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import { appointmentRequests, contactMessages, franchiseInquiries } from '../../lead-kinds/lead-kind.js'
import { ErasedLeadsDto, LeadIdsDto } from './working/lead-change.dto.js'
import { LeadErasureService } from './working/lead-erasure.service.js'

const summary = 'Removes spam for good; what is none, or has something merged into it, is named'

/** The owner's alone: nothing brings back what is removed. */
@AdminController('', { role: 'admin' })
export class LeadErasuresController {
  constructor(private readonly erasing: LeadErasureService) {}

  @ApiOperation({ summary })
  @Post('contact-messages/erase')
  @HttpCode(200)
  @ApiOkResponse({ type: ErasedLeadsDto })
  contactMessages(@Body() { ids }: LeadIdsDto, @CurrentUser() user: SignedInUser): Promise<ErasedLeadsDto> {
    return this.erasing.erase(contactMessages, ids, user)
  }

  @ApiOperation({ summary })
  @Post('franchise-inquiries/erase')
  @HttpCode(200)
  @ApiOkResponse({ type: ErasedLeadsDto })
  franchiseInquiries(@Body() { ids }: LeadIdsDto, @CurrentUser() user: SignedInUser): Promise<ErasedLeadsDto> {
    return this.erasing.erase(franchiseInquiries, ids, user)
  }

  @ApiOperation({ summary })
  @Post('appointment-requests/erase')
  @HttpCode(200)
  @ApiOkResponse({ type: ErasedLeadsDto })
  appointmentRequests(@Body() { ids }: LeadIdsDto, @CurrentUser() user: SignedInUser): Promise<ErasedLeadsDto> {
    return this.erasing.erase(appointmentRequests, ids, user)
  }
}
