import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { LeadIntakeModule } from '#src/leads/intake/lead-intake.module.js'
import { BusinessModule } from '#src/business/business.module.js'
import { MailFilesModule } from '#src/platform/mail/files/mail-files.module.js'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { PageTextsModule } from '#src/content/page-texts/page-texts.module.js'
import { OwnDataLettersService } from './own-data-letters.service.js'
import { OwnDataLink } from './own-data-link.entity.js'
import { OwnDataLinksService } from './own-data-links.service.js'
import { OwnDataMailQueueService } from './own-data-mail-queue.service.js'
import { OwnDataRequestsService } from './own-data-requests.service.js'
import { OwnDataController } from './own-data.controller.js'
import { OwnDataService } from './own-data.service.js'

/** Own data of visitors. It is part of the admin, because both erase data by the same code. */
@Module({
  imports: [
    TypeOrmModule.forFeature([OwnDataLink]),
    AuditModule,
    LeadIntakeModule,
    BusinessModule,
    PageTextsModule,
    MailFilesModule,
  ],
  controllers: [OwnDataController],
  providers: [
    OwnDataRequestsService,
    OwnDataLinksService,
    OwnDataMailQueueService,
    OwnDataLettersService,
    OwnDataService,
  ],
  exports: [OwnDataRequestsService, OwnDataService],
})
export class OwnDataModule {}
