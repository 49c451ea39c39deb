import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, routeParams }: PageContextServer) {
  const checked = await admin.redirectImport({ id: routeParams.id! })
  return { checked: checked && datesInWords(checked, momentIn(language)) }
}
