import { Module } from '@nestjs/common'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { OutgoingMailsController } from './outgoing-mails.controller.js'
import { OutgoingMailsService } from './outgoing-mails.service.js'
import { MailPageQueriesService } from './mail-page-queries.service.js'

/** Log of mails for the owner. */
@Module({
  imports: [AuditModule],
  controllers: [OutgoingMailsController],
  providers: [MailPageQueriesService, OutgoingMailsService],
  exports: [OutgoingMailsService],
})
export class MailsModule {}
