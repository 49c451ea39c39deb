import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { Location } from '#src/locations/location.entity.js'
import { MailFilesModule } from '#src/platform/mail/files/mail-files.module.js'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { LeadDetailsService } from './inbox/lead-details.service.js'
import { LeadExportService } from './inbox/lead-export.service.js'
import { LeadListsService } from './inbox/lead-lists.service.js'
import { LeadPagesService } from './inbox/lead-pages.service.js'
import { LeadTotalsService } from './inbox/lead-totals.service.js'
import { RelatedLeadsService } from './inbox/related-leads.service.js'
import { LeadTalliesService } from './inbox/lead-tallies.service.js'
import { LeadChangesService } from './work/lead-changes.service.js'
import { LeadEvent } from './history/lead-event.entity.js'
import { LeadErasureService } from './work/lead-erasure.service.js'
import { LeadMergingService } from './work/lead-merging.service.js'
import { LeadNote } from './history/lead-note.entity.js'
import { LeadUndoService } from './work/lead-undo.service.js'

const services = [
  LeadTalliesService,
  LeadTotalsService,
  LeadListsService,
  LeadDetailsService,
  LeadPagesService,
  RelatedLeadsService,
  LeadExportService,
  LeadChangesService,
  LeadMergingService,
  LeadUndoService,
  LeadErasureService,
]

/** Inbox in which staff work leads. */
@Module({
  imports: [AuditModule, MailFilesModule, TypeOrmModule.forFeature([LeadEvent, LeadNote, Location])],
  providers: services,
  exports: services,
})
export class LeadsModule {}
