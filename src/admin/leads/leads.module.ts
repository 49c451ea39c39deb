import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { Location } from '../../locations/location.entity.js'
import { MailFilesModule } from '../../mail/files/mail-files.module.js'
import { AuditModule } from '../audit/audit.module.js'
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

const services = [
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
]

/** Inbox in which staff process leads. */
@Module({
  imports: [AuditModule, MailFilesModule, TypeOrmModule.forFeature([LeadEvent, LeadNote, Location])],
  providers: services,
  exports: services,
})
export class LeadsModule {}
