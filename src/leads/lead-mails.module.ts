import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { BusinessModule } from '#src/business/business.module.js'
import { ContentModule } from '#src/content/content.module.js'
import { PageTextsModule } from '#src/content/page-texts/page-texts.module.js'
import { LocationsModule } from '#src/locations/locations.module.js'
import { RecipientsModule } from '#src/recipients/recipients.module.js'
import { LeadArrivalsService } from './arrivals/lead-arrivals.service.js'
import { AnswerDeadline } from './deadlines/answer-deadline.entity.js'
import { AnswerDeadlinesService } from './deadlines/answer-deadlines.service.js'
import { OverdueLettersService } from './deadlines/overdue-letters.service.js'
import { OverdueMailQueueService } from './deadlines/overdue-mail-queue.service.js'
import { FollowUp } from './follow-ups/follow-up.entity.js'
import { FollowUpRemindersService } from './follow-ups/follow-up-reminders.service.js'
import { ColleagueLettersService } from './mails/colleagues/colleague-letters.service.js'
import { ColleagueMailQueueService } from './mails/colleagues/colleague-mail-queue.service.js'
import { DigestEntry } from './mails/colleagues/digest/digest-entry.entity.js'
import { DigestLettersService } from './mails/colleagues/digest/digest-letters.service.js'
import { DigestQueueService } from './mails/colleagues/digest/digest-queue.service.js'
import { CollectedConfirmationsService } from './mails/collected-confirmations.service.js'
import { ConfirmationPartsService } from './mails/confirmation-parts.service.js'
import { LeadLettersService } from './mails/lead-letters.service.js'
import { LeadMailQueueService } from './mails/lead-mail-queue.service.js'
import { LeadMailRecipientsService } from './mails/lead-mail-recipients.service.js'
import { SampleMailboxesController } from './mails/sample-mailboxes.controller.js'
import { SampleMailboxesService } from './mails/sample-mailboxes.service.js'
import { StaffAddressesService } from './mails/staff-addresses.service.js'

/** Mails on leads: to staff and senders, to single users by their choice, and on deadlines and follow-ups. */
@Module({
  imports: [
    BusinessModule,
    ContentModule,
    LocationsModule,
    PageTextsModule,
    RecipientsModule,
    TypeOrmModule.forFeature([DigestEntry, AnswerDeadline, FollowUp]),
  ],
  controllers: [SampleMailboxesController],
  providers: [
    SampleMailboxesService,
    LeadArrivalsService,
    LeadMailQueueService,
    LeadLettersService,
    ConfirmationPartsService,
    CollectedConfirmationsService,
    StaffAddressesService,
    LeadMailRecipientsService,
    ColleagueMailQueueService,
    ColleagueLettersService,
    DigestQueueService,
    DigestLettersService,
    AnswerDeadlinesService,
    OverdueMailQueueService,
    OverdueLettersService,
    FollowUpRemindersService,
  ],
  exports: [ConfirmationPartsService, LeadLettersService, StaffAddressesService],
})
export class LeadMailsModule {}
