import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language }: PageContextServer) {
  const [register, locations] = await Promise.all([admin.recipients(), admin.locations({ language })])
  const names = new Map(locations.map(({ slug, name }) => [slug, name]))
  const { mailboxes, standingAccess, headOffice, isHeadOfficeFixed } = register
  const shown = mailboxes.map((mailbox) => ({
    ...mailbox,
    place: mailbox.location === null ? null : (names.get(mailbox.location) ?? mailbox.location),
  }))
  const moment = momentIn(language)
  return {
    locations,
    headOffice,
    isHeadOfficeFixed,
    mailboxes: datesInWords(shown, moment),
    // Each row of a table has its own id, also those of different kinds.
    access: datesInWords(standingAccess, moment).map((access) => ({
      ...access,
      accessId: access.id,
      id: `${access.kind}-${access.id}`,
    })),
  }
}
