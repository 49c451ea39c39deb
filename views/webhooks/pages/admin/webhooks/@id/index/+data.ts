import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { WebhookSecretDto } from '#src/webhooks/admin/webhook.dto'
import { issuedBy } from '#views/kit/admin/form/issued'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, form, language, routeParams }: PageContextServer) {
  const webhook = await admin.webhook({ id: routeParams.id! })
  if (!webhook) throw render(404)
  return {
    events: await admin.webhookEvents(),
    webhook: datesInWords(webhook, momentIn(language)),
    issued: issuedBy<WebhookSecretDto>('webhookAction', form),
  }
}
