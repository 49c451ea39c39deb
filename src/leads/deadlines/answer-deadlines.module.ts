import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { LeadMailsModule } from '../mails/lead-mails.module.js'
import { AnswerDeadline } from './answer-deadline.entity.js'
import { AnswerDeadlinesService } from './answer-deadlines.service.js'
import { OverdueLettersService } from './overdue-letters.service.js'
import { OverdueMailQueueService } from './overdue-mail-queue.service.js'

/** Deadlines of leads, and mails to staff about those that have passed. */
@Module({
  imports: [LeadMailsModule, TypeOrmModule.forFeature([AnswerDeadline])],
  providers: [AnswerDeadlinesService, OverdueMailQueueService, OverdueLettersService],
})
export class AnswerDeadlinesModule {}
