import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AppointmentRequest } from '../../appointments/appointment-request.entity.js'
import { ContactMessage } from '../../contact/contact-message.entity.js'
import { FranchiseInquiry } from '../../franchise/franchise-inquiry.entity.js'
import { Location } from '../../locations/location.entity.js'
import { MailFilesModule } from '../../mail/files/mail-files.module.js'
import { AuditModule } from '../audit/audit.module.js'
import { AppointmentRequestsController } from './appointment-requests.controller.js'
import { ContactMessagesController } from './contact-messages.controller.js'
import { FranchiseInquiriesController } from './franchise-inquiries.controller.js'
import { LeadErasuresController } from './lead-erasures.controller.js'
import { LeadExportsController } from './lead-exports.controller.js'
import { LeadDetailsService } from './reading/lead-details.service.js'
import { LeadExportService } from './reading/lead-export.service.js'
import { LeadListsService } from './reading/lead-lists.service.js'
import { LeadTotalsService } from './reading/lead-totals.service.js'
import { RelatedLeadsService } from './reading/related-leads.service.js'
import { LeadTalliesService } from './tallies/lead-tallies.service.js'
import { LeadChangesService } from './working/lead-changes.service.js'
import { LeadEvent } from './history/lead-event.entity.js'
import { LeadErasureService } from './working/lead-erasure.service.js'
import { LeadMergingService } from './working/lead-merging.service.js'
import { LeadNote } from './history/lead-note.entity.js'
import { LeadUndoService } from './working/lead-undo.service.js'

/** Where staff work what visitors sent. */
@Module({
  imports: [
    AuditModule,
    MailFilesModule,
    TypeOrmModule.forFeature([ContactMessage, FranchiseInquiry, AppointmentRequest, LeadEvent, LeadNote, Location]),
  ],
  // The exports come first: to the others their address would be that of a lead.
  controllers: [
    LeadExportsController,
    LeadErasuresController,
    ContactMessagesController,
    FranchiseInquiriesController,
    AppointmentRequestsController,
  ],
  providers: [
    LeadTalliesService,
    LeadTotalsService,
    LeadListsService,
    LeadDetailsService,
    RelatedLeadsService,
    LeadExportService,
    LeadChangesService,
    LeadMergingService,
    LeadUndoService,
    LeadErasureService,
  ],
  exports: [LeadListsService, LeadDetailsService, LeadTalliesService, LeadChangesService],
})
export class LeadsModule {}
