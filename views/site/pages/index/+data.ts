import type { PageContextServer } from 'vike/types'
import type { OwnPageSummaryDto } from '#src/content/own-pages/own-page.dto'
import { croatia } from '#src/shared/country'
import { gatheredQuestions } from '#views/content/questions/gathered-questions'
import { fromPrices } from '#views/content/services/from-prices'

const MOST_POSTS = 2

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { queries, language } = pageContext
  const [business, testimonials, posts, prices, locations, services] = await Promise.all([
    queries.business(),
    queries.testimonials(),
    queries.posts(),
    queries.priceList(),
    queries.locations(),
    queries.services(),
  ])
  const asked = gatheredQuestions(pageContext).filter(({ page }) => page !== 'franchise' && page !== 'pricelist')
  return {
    testimonials,
    testimonialsNote: business.testimonialsNote[language],
    posts: posts.slice(0, MOST_POSTS),
    ownServices: services.flatMap((item) => (typeof item === 'object' ? [cardOf(item)] : [])),
    fromPrices: fromPrices(prices),
    locations: locations.filter(({ country }) => country === croatia.name),
    /** Most frequent question about each service. */
    questions: asked.flatMap(({ items }) => items.slice(0, 1)),
  }
}

/** Returns the description and photograph of a page of the owner, for the card of a service. */
const cardOf = ({ id, description, photo }: OwnPageSummaryDto) => ({ id, description, photo })
