import { redirect } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

/** Nothing is being set up once it is on: then there are recovery codes to show, or nothing to do here. */
export async function data({ admin, form }: PageContextServer) {
  const enrolment = await admin.enrolment()
  if (!enrolment && !form) throw redirect('/admin/account/second-factor')
  return { enrolment, recoveryCodes: form?.issued?.recoveryCodes ?? null }
}
