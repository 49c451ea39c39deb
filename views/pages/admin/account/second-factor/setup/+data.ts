import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

/** Once it is on there is nothing to be set up: then there are recovery codes to show, or nothing to do here. */
export async function data({ admin, form }: PageContextServer) {
  return { enrolment: await admin.enrolment(), recoveryCodes: form?.issued?.recoveryCodes ?? null }
}
