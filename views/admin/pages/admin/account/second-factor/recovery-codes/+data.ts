import type { PageContextServer } from 'vike/types'
import type { RecoveryCodesDto } from '#src/admin/accounts/own/account.dto'
import { issuedBy } from '#views/kit/admin/form/issued'

export type Data = ReturnType<typeof data>

export const data = ({ form }: PageContextServer) => ({
  recoveryCodes: issuedBy<RecoveryCodesDto>('recoveryCodes', form)?.recoveryCodes ?? null,
})
