import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

/** Returns the enrolment data; null once two-factor authentication is enabled, when there are only recovery codes to show, if any. */
export async function data({ admin, form }: PageContextServer) {
  return { enrolment: await admin.enrolment(), recoveryCodes: form?.issued?.recoveryCodes ?? null }
}
