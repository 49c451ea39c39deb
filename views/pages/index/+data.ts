import type { PageContextServer } from 'vike/types'
import { croatia } from '#src/shared/country'
import { fromPrices } from '../../services/from-prices'
import { gatheredQuestions } from '../../questions/gathered-questions'

const MOST_POSTS = 2

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { queries, language } = pageContext
  const [business, testimonials, posts, prices, locations] = await Promise.all([
    queries.business(),
    queries.testimonials(),
    queries.posts(),
    queries.priceList(),
    queries.locations(),
  ])
  const services = gatheredQuestions(pageContext).filter(({ page }) => page !== 'franchise' && page !== 'pricelist')
  return {
    testimonials,
    testimonialsNote: business.testimonialsNote[language],
    posts: posts.slice(0, MOST_POSTS),
    fromPrices: fromPrices(prices),
    locations: locations.filter(({ country }) => country === croatia.name),
    /** Most frequent question about each service. */
    questions: services.flatMap(({ items }) => items.slice(0, 1)),
  }
}
