import { Module } from '@nestjs/common'
import { BusinessModule } from '#src/business/business.module.js'
import { PageTextsModule } from '#src/content/page-texts/page-texts.module.js'
import { ConfirmationPartsService } from './confirmation-parts.service.js'
import { LeadLettersService } from './lead-letters.service.js'
import { LeadMailQueueService } from './lead-mail-queue.service.js'
import { LeadMailRecipientsService } from './lead-mail-recipients.service.js'
import { StaffAddressesService } from './staff-addresses.service.js'

/** Mails on leads, to staff and senders. */
@Module({
  imports: [BusinessModule, PageTextsModule],
  providers: [
    ...[LeadMailQueueService, LeadLettersService, ConfirmationPartsService],
    ...[StaffAddressesService, LeadMailRecipientsService],
  ],
  exports: [LeadLettersService, ConfirmationPartsService, StaffAddressesService, LeadMailRecipientsService],
})
export class LeadMailsModule {}
