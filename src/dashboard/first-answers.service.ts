import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import type { LeadKind } from '#src/leads/lead-kind.js'
import type { Tally } from '#src/leads/lists/lead-tallies.service.js'
import type { LeadReader } from '#src/leads/visible-leads.js'
import { requireValue } from '#src/shared/lookups.js'
import type { LeadFiguresDto } from './dashboard.dto.js'
import { inboxOf } from './inbox.js'
import { StatsCache } from './stats-cache.js'

const ANSWER_DAYS = 30

type FirstAnswers = Pick<LeadFiguresDto, 'firstAnswers' | 'firstAnswersBefore'>

interface Counted {
  answered: number
  medianSeconds: number | null
  answeredBefore: number
  medianSecondsBefore: number | null
}

/** Times to the first answer. */
@Injectable()
export class FirstAnswersService {
  private readonly kept = new StatsCache<FirstAnswers>()

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Returns the statistics of the last thirty days, and of the thirty before.
   * @param tallies current tallies of the kind, which change with every lead
   */
  find(kind: LeadKind, tallies: Tally[], reader: LeadReader, now: Date): Promise<FirstAnswers> {
    const leads = tallies.map((tally) => `${tally.status} ${tally.leads}`).sort()
    const name = JSON.stringify([kind.name, reader.locations && [...reader.locations].sort()])
    return this.kept.of(name, leads.join(), now, () => this.count(kind, reader, now))
  }

  private async count(kind: LeadKind, reader: LeadReader, now: Date): Promise<FirstAnswers> {
    const daysAgo = (days: number) => `:now::timestamptz - interval '${days} days'`
    const last = `FILTER (WHERE lead.first_answered_at > ${daysAgo(ANSWER_DAYS)})`
    const before = `FILTER (WHERE lead.first_answered_at <= ${daysAgo(ANSWER_DAYS)})`
    const seconds = `date_part('epoch', lead.first_answered_at - lead.received_at)`
    const median = `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${seconds})`
    const counted = await inboxOf(this.dataSource.manager, kind, reader)
      .select(`(count(*) ${last})::int`, 'answered')
      .addSelect(`round(${median} ${last})::int`, 'medianSeconds')
      .addSelect(`(count(*) ${before})::int`, 'answeredBefore')
      .addSelect(`round(${median} ${before})::int`, 'medianSecondsBefore')
      .andWhere(`lead.first_answered_at > ${daysAgo(2 * ANSWER_DAYS)}`, { now })
      .andWhere('lead.first_answered_at <= :now::timestamptz')
      .getRawOne<Counted>()
    const { answered, medianSeconds, answeredBefore, medianSecondsBefore } = requireValue(counted, 'row of counts')
    return {
      firstAnswers: { answered, medianSeconds },
      firstAnswersBefore: { answered: answeredBefore, medianSeconds: medianSecondsBefore },
    }
  }
}
