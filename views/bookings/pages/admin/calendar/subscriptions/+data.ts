import type { PageContextServer } from 'vike/types'
import type { FeedAddressDto } from '#src/bookings/feeds/therapist-feeds.controller'
import { issuedBy } from '#views/kit/admin/form/issued'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, form, language }: PageContextServer) {
  const toMoment = momentIn(language)
  const feeds = await admin.therapistFeeds()
  const issued = issuedBy<FeedAddressDto>('therapistFeed', form)
  return {
    feeds: feeds.map((feed) => datesInWords(feed, toMoment)),
    issued: issued && { ...issued, name: feeds.find(({ id }) => id === issued.therapistId)?.name ?? '' },
  }
}
