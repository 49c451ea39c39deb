import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { advisoryLockSql } from '#src/platform/database/advisory-locks.js'
import { type LeadEventType, leadReceived, type LeadRestored, leadRestored } from '#src/platform/outbox/events.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { AnswerDeadlinesService } from '../deadlines/answer-deadlines.service.js'
import { leadKindOfEvent } from '../lead-kind.js'
import { readAddressed } from '../mails/addressed-leads.js'
import { ColleagueMailQueueService } from '../mails/colleagues/colleague-mail-queue.service.js'
import { LeadMailQueueService } from '../mails/lead-mail-queue.service.js'

/** Handles leads that were received or restored from spam: queues their mails and sets their deadlines. */
@Injectable()
export class LeadArrivalsService {
  constructor(
    private readonly mails: LeadMailQueueService,
    private readonly colleagues: ColleagueMailQueueService,
    private readonly deadlines: AnswerDeadlinesService,
  ) {}

  @OnEvent(...leadReceived, ...leadRestored)
  async handle(leadIds: string[], manager: EntityManager, type: LeadEventType): Promise<void> {
    const kind = leadKindOfEvent(type)
    const isRestored = leadRestored.includes(type as LeadRestored)
    // A statement after the lock counts the confirmations of all processes.
    const arrived = await readAddressed(manager, kind, leadIds, advisoryLockSql('leadConfirmations'))
    if (arrived.leads.length === 0) return
    await this.mails.queueArrived(arrived, isRestored, manager)
    await this.colleagues.queueArrived(arrived, isRestored, manager)
    await this.deadlines.setFirst(arrived, manager)
    await kind.whenArrived?.(arrived.leads, manager)
  }
}
