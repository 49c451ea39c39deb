import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { LeadMailsModule } from '../lead-mails.module.js'
import { BusinessModule } from '#src/business/business.module.js'
import { PageTextsModule } from '#src/content/page-texts/page-texts.module.js'
import { ColleagueLettersService } from './colleague-letters.service.js'
import { ColleagueMailQueueService } from './colleague-mail-queue.service.js'
import { DigestEntry } from './digest/digest-entry.entity.js'
import { DigestLettersService } from './digest/digest-letters.service.js'
import { DigestQueueService } from './digest/digest-queue.service.js'

/** Notifications of leads to single users, by their choice. */
@Module({
  imports: [LeadMailsModule, BusinessModule, PageTextsModule, TypeOrmModule.forFeature([DigestEntry])],
  providers: [ColleagueMailQueueService, ColleagueLettersService, DigestQueueService, DigestLettersService],
})
export class ColleagueMailsModule {}
