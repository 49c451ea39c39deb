import { Module } from '@nestjs/common'
import { BusinessModule } from '#src/business/business.module.js'
import { AuditModule } from '../../audit/audit.module.js'
import { AccountsModule } from '../accounts.module.js'
import { AccountLettersService } from './account-letters.service.js'
import { AccountMailQueueService } from './account-mail-queue.service.js'

/** Mails to users about their own account. */
@Module({
  imports: [AccountsModule, AuditModule, BusinessModule],
  providers: [AccountMailQueueService, AccountLettersService],
})
export class AccountMailsModule {}
