import type { PageContextServer } from 'vike/types'
import { momentIn } from '../times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, urlParsed }: PageContextServer) {
  const moment = momentIn(language)
  const list = await admin.newsletterSubscribers(urlParsed.search)
  return {
    ...list,
    items: list.items.map((subscriber) => ({ ...subscriber, subscribedAt: moment(subscriber.subscribedAt) })),
  }
}
