import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { NewsletterSubscriber } from '#src/newsletter/newsletter-subscriber.entity.js'
import { MOST_RESULTS } from '#src/shared/search/search-result-types.js'
import type { SearchResultDto } from '../staff-search.dto.js'
import { type Say, toPattern, toResult } from './result.js'

/** Newsletter subscribers as results of a search. */
@Injectable()
export class SubscriberResultsService {
  constructor(@InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>) {}

  async find(search: string, say: Say): Promise<SearchResultDto[]> {
    const found = await this.subscribers
      .createQueryBuilder('subscriber')
      .where('subscriber.email::text ILIKE :pattern', { pattern: toPattern(search) })
      .orderBy('subscriber.subscribedAt', 'DESC')
      .addOrderBy('subscriber.id', 'DESC')
      .limit(MOST_RESULTS)
      .getMany()
    return found.map(({ email, state, subscribedAt }) =>
      toResult({
        type: 'subscriber',
        address: `/admin/newsletter-subscribers?${new URLSearchParams({ view: state, search: email }).toString()}`,
        title: email,
        kind: say('admin.search.types.subscriber'),
        status: say(`lists.views.${state}`),
        at: subscribedAt,
      }),
    )
  }
}
