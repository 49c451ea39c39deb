import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ContactMessage } from '../../contact/contact-message.entity.js'
import { FranchiseInquiry } from '../../franchise/franchise-inquiry.entity.js'
import { Location } from '../../locations/location.entity.js'
import { AuditModule } from '../audit/audit.module.js'
import { ContactMessagesController } from './contact-messages.controller.js'
import { FranchiseInquiriesController } from './franchise-inquiries.controller.js'
import { LeadExportsController } from './lead-exports.controller.js'
import { LeadDetails } from './reading/lead-details.service.js'
import { LeadExport } from './reading/lead-export.service.js'
import { LeadLists } from './reading/lead-lists.service.js'
import { RelatedLeads } from './reading/related-leads.service.js'
import { LeadChanges } from './working/lead-changes.service.js'
import { LeadEvent } from './history/lead-event.entity.js'
import { LeadMerging } from './working/lead-merging.service.js'
import { LeadNote } from './history/lead-note.entity.js'
import { LeadUndo } from './working/lead-undo.service.js'

/** The desk where staff work what visitors sent. */
@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([ContactMessage, FranchiseInquiry, LeadEvent, LeadNote, Location])],
  // The exports come first: to the others their address would be that of a lead.
  controllers: [LeadExportsController, ContactMessagesController, FranchiseInquiriesController],
  providers: [LeadLists, LeadDetails, RelatedLeads, LeadExport, LeadChanges, LeadMerging, LeadUndo],
  exports: [LeadLists, LeadDetails],
})
export class LeadsModule {}
