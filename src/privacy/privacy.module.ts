import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { BusinessModule } from '#src/business/business.module.js'
import { PageTextsModule } from '#src/content/page-texts/page-texts.module.js'
import { LeadsModule } from '#src/leads/leads.module.js'
import { MailFilesModule } from '#src/platform/mail/files/mail-files.module.js'
import { RecipientsModule } from '#src/recipients/recipients.module.js'
import { OwnDataController } from './own-data/own-data.controller.js'
import { OwnDataService } from './own-data/own-data.service.js'
import { OwnDataLettersService } from './own-data/own-data-letters.service.js'
import { OwnDataLink } from './own-data/own-data-link.entity.js'
import { OwnDataLinksService } from './own-data/own-data-links.service.js'
import { OwnDataMailQueueService } from './own-data/own-data-mail-queue.service.js'
import { OwnDataRequestsService } from './own-data/own-data-requests.service.js'
import { ExpiredRowsService } from './retention/expired-rows.service.js'

/** Own data of visitors, and daily deletion of expired rows. */
@Module({
  imports: [
    AuditModule,
    LeadsModule,
    BusinessModule,
    PageTextsModule,
    RecipientsModule,
    MailFilesModule,
    TypeOrmModule.forFeature([OwnDataLink]),
  ],
  controllers: [OwnDataController],
  providers: [
    OwnDataRequestsService,
    OwnDataLinksService,
    OwnDataMailQueueService,
    OwnDataLettersService,
    OwnDataService,
    ExpiredRowsService,
  ],
  exports: [OwnDataService],
})
export class PrivacyModule {}
