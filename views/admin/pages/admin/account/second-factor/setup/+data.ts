import type { PageContextServer } from 'vike/types'
import type { RecoveryCodesDto } from '#src/admin/accounts/own/account.dto'
import { issuedBy } from '#views/kit/admin/form/issued'

export type Data = Awaited<ReturnType<typeof data>>

/** Returns the enrolment data; null once two-factor authentication is enabled, when there are only recovery codes to show, if any. */
export async function data({ admin, form }: PageContextServer) {
  const issued = issuedBy<RecoveryCodesDto>('secondFactorSetup', form)
  return { enrolment: await admin.enrolment(), recoveryCodes: issued?.recoveryCodes ?? null }
}
