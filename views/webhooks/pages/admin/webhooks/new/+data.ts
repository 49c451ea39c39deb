import type { PageContextServer } from 'vike/types'
import type { NewWebhookDto } from '#src/webhooks/admin/webhook.dto'
import { issuedBy } from '#views/kit/admin/form/issued'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, form }: PageContextServer) {
  return { events: await admin.webhookEvents(), issued: issuedBy<NewWebhookDto>('webhook', form) }
}
