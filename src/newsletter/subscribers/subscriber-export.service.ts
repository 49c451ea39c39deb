import { Readable } from 'node:stream'
import { Injectable, type StreamableFile } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { tableFile } from '#src/platform/http/lists/table-file.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import { NewsletterSubscriberItemDto } from './newsletter-subscriber-item.dto.js'
import { filterSubscribers, sortSubscribers, startAfter } from './subscriber.queries.js'
import type { SubscriberExportDto, SubscriberQueryDto } from './subscriber-query.dto.js'

const BATCH = 500
/** Small, so that the download starts immediately. */
const FIRST_BATCH = 25

/** Exports subscribers as a table for spreadsheets. */
@Injectable()
export class SubscriberExportService {
  constructor(
    @InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>,
    private readonly audit: AuditLogService,
  ) {}

  /** Exports the list of a filter. Recorded in the audit log before it starts. */
  async file(query: SubscriberExportDto, user: SignedInUser): Promise<StreamableFile> {
    const { search, view, sort } = query
    const details = { view, sort, searched: Boolean(search) } // search terms are often addresses
    await this.audit.record({ action: 'subscribers.exported', actor: user, details })
    const columns = Object.keys(NewsletterSubscriberItemDto.pick(this.subscribers.create()))
    return tableFile('newsletter-subscribers', columns, Readable.from(this.rows(query)), query)
  }

  /** Yields rows in batches by key, so that memory and locks do not grow with the list. */
  private async *rows({ sort, ...filter }: SubscriberQueryDto): AsyncGenerator<NewsletterSubscriberItemDto> {
    let last: NewsletterSubscriber | undefined
    do {
      const subscribers = filterSubscribers(this.subscribers, filter)
      if (last) await startAfter(subscribers, sort, last.id)
      const batch = await sortSubscribers(subscribers, sort)
        .limit(last ? BATCH : FIRST_BATCH)
        .getMany()
      yield* batch.map((subscriber) => NewsletterSubscriberItemDto.pick(subscriber))
      last = batch.at(-1)
    } while (last)
  }
}
