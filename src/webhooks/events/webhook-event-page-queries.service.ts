import { Injectable } from '@nestjs/common'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { webhookEventTypes } from '../webhook-events.js'

/** Query of the form that subscribes to events. */
@Injectable()
@StaffQueries()
@RequiredRole('admin')
export class WebhookEventPageQueriesService {
  webhookEvents(_reader: StaffReader) {
    return Promise.resolve(webhookEventTypes)
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<WebhookEventPageQueriesService> {}
}
