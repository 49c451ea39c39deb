import type { PageContextServer } from 'vike/types'
import type { MadeApiKeyDto } from '#src/api-keys/admin/api-key.dto'
import { issuedBy } from '#views/admin/form/issued'

export type Data = ReturnType<typeof data>

export const data = ({ form }: PageContextServer) => ({ made: issuedBy<MadeApiKeyDto>('apiKey', form) })
