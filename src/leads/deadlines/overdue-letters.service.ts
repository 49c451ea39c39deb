import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { needsAnswer } from '#src/shared/leads/lead-statuses.js'
import { leadKinds } from '../lead-kind.js'
import { overdueLetter } from '../lead-mail-kinds.js'
import { LeadLettersService } from '../mails/lead-letters.service.js'
import { isWaiting } from '../waiting-leads.js'
import { AnswerDeadline } from './answer-deadline.entity.js'

/** Deadline of the sample lead in previews. */
const SAMPLE_DUE = new Date('2026-03-04T09:30:00+01:00')

/** Writes mails about leads whose deadline has passed, unless there was an answer by sending time. */
@Injectable()
export class OverdueLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly letters: LeadLettersService,
  ) {}

  onModuleInit(): void {
    for (const kind of leadKinds().filter(needsAnswer))
      this.letters.registerStaffMail(kind, {
        name: overdueLetter(kind.scope),
        samples: { letter: { overdueSince: SAMPLE_DUE } },
        occasionOf: async ({ subjectId: leadId }, use, lead) => {
          const deadline = await this.dataSource.manager.findOneBy(AnswerDeadline, { leadId })
          return deadline && (use === 'shown' || isWaiting(kind, lead)) ? { overdueSince: deadline.dueAt } : undefined
        },
      })
  }
}
