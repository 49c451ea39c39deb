import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { StandingAccessModule } from '#src/admin/standing-access/standing-access.module.js'
import { BusinessModule } from '#src/business/business.module.js'
import { HeadOfficeService } from './head-office.service.js'
import { MailboxConfirmationController } from './mailbox-confirmation.controller.js'
import { RecipientLettersService } from './recipient-letters.service.js'
import { RecipientMailQueueService } from './recipient-mail-queue.service.js'
import { RecipientMailbox } from './recipient-mailbox.entity.js'
import { RecipientMailboxesService } from './recipient-mailboxes.service.js'
import { RecipientsController } from './recipients.controller.js'
import { RecipientsService } from './recipients.service.js'
import { ReplyAddressesService } from './reply-addresses.service.js'

/** Recipients of personal data: mailboxes, and the register of all of them. */
@Module({
  imports: [AuditModule, BusinessModule, StandingAccessModule, TypeOrmModule.forFeature([RecipientMailbox])],
  controllers: [RecipientsController, MailboxConfirmationController],
  providers: [
    HeadOfficeService,
    ReplyAddressesService,
    RecipientMailboxesService,
    RecipientMailQueueService,
    RecipientLettersService,
    RecipientsService,
  ],
  exports: [HeadOfficeService, ReplyAddressesService],
})
export class RecipientsModule {}
