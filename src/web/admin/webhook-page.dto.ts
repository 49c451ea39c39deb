import { IsIn, IsOptional, Matches } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { webhook as fields } from '#src/shared/webhooks/webhook.js'
import { type WebhookEvent, webhookEvents } from '#src/shared/webhooks/webhook-event.js'
import type { WebhookValuesDto } from '#src/webhooks/admin/webhook.dto.js'

/** Of a box that was ticked. */
const Ticked = (): PropertyDecorator => (target, name) => {
  IsOptional()(target, name)
  IsIn(['1'], INVALID)(target, name)
}

/** What the page of a new endpoint submits: a box for each event. */
export class NewWebhookPageDto implements Partial<Record<WebhookEvent, '1'>> {
  @Field(fields.url)
  url: string

  @Field(fields.description)
  description?: string

  @Ticked()
  'contact.received'?: '1'

  @Ticked()
  'appointment.received'?: '1'

  @Ticked()
  'franchise.received'?: '1'

  @Ticked()
  'lead.status_changed'?: '1'

  @Ticked()
  'subscriber.confirmed'?: '1'
}

/** The same of one that there is. */
export class WebhookPageDto extends NewWebhookPageDto {
  /** That the owner saw. */
  @Matches(/^\d{1,9}$/, INVALID)
  version: string
}

const actions = ['test', 'enable', 'disable', 'rotate', 'remove'] as const

/** What the buttons of its page submit. */
export class WebhookActionDto {
  @IsIn(actions, INVALID)
  action: (typeof actions)[number]
}

export function valuesOf(page: NewWebhookPageDto): WebhookValuesDto {
  const { url, description } = page
  return { url, description, events: webhookEvents.filter((event) => page[event]) }
}
