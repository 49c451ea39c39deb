import { Injectable } from '@nestjs/common'
import { isUUID } from 'class-validator'
import { lenientQuery, type Search } from '#src/platform/pages/lenient-query.js'
import { readListPage } from '#src/platform/pages/list-page.js'
import { ifFound } from '#src/platform/pages/if-found.js'
import { WebhookDeliveryQueryDto } from './webhook-delivery.dto.js'
import { WebhookEditingService } from './webhook-editing.service.js'
import { WebhookLogService } from './webhook-log.service.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/pages/staff-page-queries.js'

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

declare module '#src/platform/pages/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<WebhookPageQueriesService> {}
}
