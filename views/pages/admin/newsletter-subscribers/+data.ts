import type { PageContextServer } from 'vike/types'
import { PAGE_SIZE, pageAsked } from '../list/list-query'
import { momentIn } from '../times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, urlParsed }: PageContextServer) {
  const moment = momentIn(language)
  const list = await admin.newsletterSubscribers({ page: pageAsked(urlParsed.search), pageSize: PAGE_SIZE })
  return {
    ...list,
    items: list.items.map((subscriber) => ({ ...subscriber, subscribedAt: moment(subscriber.subscribedAt) })),
  }
}
