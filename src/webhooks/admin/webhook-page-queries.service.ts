import { Injectable } from '@nestjs/common'
import { isUUID } from 'class-validator'
import { ifFound } from '#src/platform/page-queries/if-found.js'
import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { readListPage } from '#src/platform/page-queries/list-page.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { WebhookDeliveryQueryDto } from './webhook-delivery.dto.js'
import { WebhookEditingService } from './webhook-editing.service.js'
import { WebhookLogService } from './webhook-log.service.js'

/** Queries of the pages of webhooks and their deliveries. */
@Injectable()
@StaffQueries('admin')
export class WebhookPageQueriesService {
  constructor(
    private readonly editing: WebhookEditingService,
    private readonly log: WebhookLogService,
  ) {}

  webhooks(_reader: StaffReader) {
    return this.editing.list()
  }

  webhook(_reader: StaffReader, id: string) {
    return ifFound(id, () => this.editing.read(id))
  }

  webhookDeliveries(_reader: StaffReader, id: string, search: Search) {
    return ifFound(id, () =>
      readListPage(lenientQuery(WebhookDeliveryQueryDto, search), (query) => this.log.list(id, query)),
    )
  }

  async webhookDelivery(_reader: StaffReader, id: string, delivery: string) {
    return isUUID(delivery) ? ifFound(id, () => this.log.read(id, delivery)) : undefined
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<WebhookPageQueriesService> {}
}
