import type { PageContextServer } from 'vike/types'
import { formatNumericDay } from '#views/formatting'
import { momentIn } from '#views/kit/admin/times'

export type BurstInWords = Awaited<ReturnType<typeof readBursts>>[number]

/** Returns the bursts of bookings that need a look, in the page's language. */
export async function readBursts({ admin, language }: PageContextServer) {
  const bursts = await admin.bookingBursts()
  if (bursts.length === 0) return []
  const locations = await admin.locations({ language })
  const names = new Map(locations.map(({ slug, name }) => [slug, name]))
  const day = (date: string | null) => (date === null ? '' : formatNumericDay(date, language))
  return bursts.map(({ id, beganAt, network, held, suspected, patterns, locations: places, firstDay, lastDay }) => ({
    id,
    network,
    held,
    suspected,
    patterns,
    time: momentIn(language)(beganAt).near,
    centres: places.map((slug) => names.get(slug) ?? slug).join(', '),
    days: [...new Set([day(firstDay), day(lastDay)])].join(' – '),
  }))
}
