import { Get, Query, type StreamableFile } from '@nestjs/common'
import { ApiOperation } from '@nestjs/swagger'
import { AdminController } from '../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import { CsvDownload } from '../lists/csv-download.decorator.js'
import { toAppointmentRequestRow } from './appointment-request-item.dto.js'
import { toContactMessageItem } from './contact-message-item.dto.js'
import { toFranchiseInquiryItem } from './franchise-inquiry-item.dto.js'
import { appointmentRequests, contactMessages, franchiseInquiries } from '../../lead-kinds/lead-kind.js'
import { LeadExportService } from './reading/lead-export.service.js'
import {
  AppointmentRequestExportDto,
  ContactMessageExportDto,
  FranchiseInquiryExportDto,
} from './reading/lead-query.dto.js'

const summary = 'Exports what the same query lists, with notes, as CSV'

@AdminController('', { role: 'admin' })
export class LeadExportsController {
  constructor(private readonly exports: LeadExportService) {}

  @ApiOperation({ summary })
  @Get('contact-messages/export')
  @CsvDownload('contact-messages')
  contactMessages(@Query() query: ContactMessageExportDto, @CurrentUser() user: SignedInUser): Promise<StreamableFile> {
    return this.exports.file(contactMessages, query, user, toContactMessageItem)
  }

  @ApiOperation({ summary })
  @Get('franchise-inquiries/export')
  @CsvDownload('franchise-inquiries')
  franchiseInquiries(
    @Query() query: FranchiseInquiryExportDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<StreamableFile> {
    return this.exports.file(franchiseInquiries, query, user, toFranchiseInquiryItem)
  }

  @ApiOperation({ summary })
  @Get('appointment-requests/export')
  @CsvDownload('appointment-requests')
  appointmentRequests(
    @Query() query: AppointmentRequestExportDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<StreamableFile> {
    return this.exports.file(appointmentRequests, query, user, toAppointmentRequestRow)
  }
}
