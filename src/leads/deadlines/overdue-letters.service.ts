import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { leadKinds } from '../lead-kind.js'
import { overdueLetter } from '../lead-mail-kinds.js'
import { LeadLettersService } from '../mails/lead-letters.service.js'
import { needsAnswer } from '#src/shared/leads/lead-statuses.js'
import { LeadMailRecipientsService } from '../mails/lead-mail-recipients.service.js'
import { AnswerDeadline } from './answer-deadline.entity.js'
import { findWaiting } from './answer-deadlines.service.js'

/** Deadline of the sample lead in previews. */
const SAMPLE_DUE = new Date('2026-03-04T09:30:00+01:00')

/** Writes mails about leads whose deadline has passed, unless there was an answer by sending time. */
@Injectable()
export class OverdueLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly letters: LeadLettersService,
    private readonly recipients: LeadMailRecipientsService,
  ) {}

  onModuleInit(): void {
    for (const kind of leadKinds().filter(needsAnswer))
      this.letters.registerStaffMail(kind, {
        name: overdueLetter(kind.scope),
        sample: { overdueSince: SAMPLE_DUE },
        occasionOf: async (mail, use) => {
          const { manager } = this.dataSource
          const deadline = await manager.findOneBy(AnswerDeadline, { leadId: mail.subjectId })
          if (!deadline || (use !== 'shown' && (await findWaiting(manager, [mail.subjectId])).length === 0))
            return undefined
          if (use !== 'shown' && !(await this.recipients.admits(mail, kind))) return undefined
          return { overdueSince: deadline.dueAt }
        },
      })
  }
}
