import { Module, type OnModuleInit } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { SessionModule } from '#src/admin/session/session.module.js'
import { ApiKeysModule } from '#src/api-keys/api-keys.module.js'
import { BusinessModule } from '#src/business/business.module.js'
import { ChangeFeedModule } from '#src/change-feed/change-feed.module.js'
import { ContentModule } from '#src/content/content.module.js'
import { PageTextsModule } from '#src/content/page-texts/page-texts.module.js'
import { Location } from '#src/locations/location.entity.js'
import { LocationsModule } from '#src/locations/locations.module.js'
import { PicturesModule } from '#src/pictures/pictures.module.js'
import { onLeadHandover } from '#src/platform/access/lead-handover.js'
import { MailFilesModule } from '#src/platform/mail/files/mail-files.module.js'
import { RecipientsModule } from '#src/recipients/recipients.module.js'
import { IntegratorLeadsController } from './api/integrator-leads.controller.js'
import { IntegratorLeadsService } from './api/integrator-leads.service.js'
import { LeadDeparture } from './api/lead-departure.entity.js'
import { LeadDetailsService } from './details/lead-details.service.js'
import { RelatedLeadsService } from './details/related-leads.service.js'
import { LeadEvent } from './history/lead-event.entity.js'
import { LeadNote } from './history/lead-note.entity.js'
import { LeadReply } from './history/lead-reply.entity.js'
import { LeadReplyFile } from './history/lead-reply-file.entity.js'
import { SavedInboxView } from './inbox/saved-views/saved-inbox-view.entity.js'
import { SavedInboxViewsController } from './inbox/saved-views/saved-inbox-views.controller.js'
import { SavedInboxViewsService } from './inbox/saved-views/saved-inbox-views.service.js'
import { UnifiedInboxController } from './inbox/unified-inbox.controller.js'
import { UnifiedInboxService } from './inbox/unified-inbox.service.js'
import { LeadIntakeService } from './intake/lead-intake.service.js'
import { LeadExportService } from './lists/lead-export.service.js'
import { LeadListsService } from './lists/lead-lists.service.js'
import { LeadTalliesService } from './lists/lead-tallies.service.js'
import { LeadTotalsService } from './lists/lead-totals.service.js'
import { LeadEventsController } from './live/lead-events.controller.js'
import { LeadEventsService } from './live/lead-events.service.js'
import { LeadRepliesService } from './replies/lead-replies.service.js'
import { LeadWriter } from './replies/lead-writer.entity.js'
import { LeadWritersService } from './replies/lead-writers.service.js'
import { ReplyFilesController } from './replies/reply-files.controller.js'
import { ReplyFilesService } from './replies/reply-files.service.js'
import { ReplyLettersService } from './replies/reply-letters.service.js'
import { PageDaysService } from './spam/page-days.service.js'
import { PageViewsService } from './spam/page-views.service.js'
import { ProofsService } from './spam/proofs.service.js'
import { SpamCheckService } from './spam/spam-check.service.js'
import { handOverAssigned } from './work/hand-over-leads.js'
import { LeadChangesService } from './work/lead-changes.service.js'
import { LeadErasureService } from './work/lead-erasure.service.js'
import { LeadMergingService } from './work/lead-merging.service.js'
import { LeadUndoService } from './work/lead-undo.service.js'
import { MatchingLeadsService } from './work/matching-leads.service.js'
import { OpenLeadsController } from './work/open-leads.controller.js'
import { OpenLeadsService } from './work/open-leads.service.js'

const services = [
  LeadIntakeService,
  SpamCheckService,
  PageDaysService,
  PageViewsService,
  IntegratorLeadsService,
  LeadTalliesService,
  LeadTotalsService,
  LeadListsService,
  LeadDetailsService,
  RelatedLeadsService,
  LeadExportService,
  LeadChangesService,
  MatchingLeadsService,
  LeadMergingService,
  LeadUndoService,
  LeadErasureService,
  LeadRepliesService,
  LeadWritersService,
]

/** Leads of every kind: their intake, the inbox in which staff work them, and their API for integrators. */
@Module({
  imports: [
    SessionModule,
    AuditModule,
    ApiKeysModule,
    ChangeFeedModule,
    BusinessModule,
    ContentModule,
    LocationsModule,
    MailFilesModule,
    PageTextsModule,
    PicturesModule,
    RecipientsModule,
    TypeOrmModule.forFeature([
      LeadEvent,
      LeadNote,
      LeadReply,
      LeadReplyFile,
      LeadWriter,
      LeadDeparture,
      Location,
      SavedInboxView,
    ]),
  ],
  controllers: [
    OpenLeadsController,
    UnifiedInboxController,
    SavedInboxViewsController,
    LeadEventsController,
    ReplyFilesController,
    IntegratorLeadsController,
  ],
  providers: [
    ...services,
    ProofsService,
    ReplyLettersService,
    ReplyFilesService,
    LeadEventsService,
    UnifiedInboxService,
    SavedInboxViewsService,
    OpenLeadsService,
  ],
  exports: [...services, UnifiedInboxService],
})
export class LeadsModule implements OnModuleInit {
  onModuleInit(): void {
    onLeadHandover(handOverAssigned)
  }
}
