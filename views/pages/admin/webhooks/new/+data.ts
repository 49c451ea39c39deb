import type { PageContextServer } from 'vike/types'
import type { NewWebhookDto } from '#src/webhooks/admin/webhook.dto'
import { issuedBy } from '#views/admin/form/issued'

export type Data = ReturnType<typeof data>

export const data = ({ form }: PageContextServer) => ({ issued: issuedBy<NewWebhookDto>('webhook', form) })
