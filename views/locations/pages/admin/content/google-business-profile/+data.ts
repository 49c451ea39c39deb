import type { PageContextServer } from 'vike/types'
import type { SheetAddressDto } from '#src/locations/business-profiles/business-profiles.controller'
import { issuedBy } from '#views/kit/admin/form/issued'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, form, language }: PageContextServer) {
  const { createdAt } = datesInWords(await admin.profileSheet(), momentIn(language))
  return { createdAt, issued: issuedBy<SheetAddressDto>('profileSheet', form) }
}
