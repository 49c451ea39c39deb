import type { PageContextServer } from 'vike/types'
import type { MadeApiKeyDto } from '#src/api-keys/admin/api-key.dto'
import { issuedBy } from '#views/kit/admin/form/issued'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, form, language }: PageContextServer) {
  return { made: issuedBy<MadeApiKeyDto>('apiKey', form), locations: await admin.locations({ language }) }
}
