import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { LeadMailsModule } from '../mails/lead-mails.module.js'
import { FollowUp } from './follow-up.entity.js'
import { FollowUpRemindersService } from './follow-up-reminders.service.js'

/** Follow-ups of leads, and mails that remind staff of them. */
@Module({
  imports: [LeadMailsModule, TypeOrmModule.forFeature([FollowUp])],
  providers: [FollowUpRemindersService],
})
export class FollowUpsModule {}
