import { lazySection } from '../../lazy-section'
import { useData } from '../../page-context'
import type { Data } from './+data'
import { About } from './About'
import { Facts } from './Facts'
import { Hero } from './Hero'
import { LoadingFlag } from './LoadingFlag'

const Services = lazySection(() => import('./Services'))
const Locations = lazySection(() => import('./Locations'))
const AskedFirst = lazySection(() => import('./AskedFirst'))
const Testimonials = lazySection(() => import('./Testimonials'))
const Blog = lazySection(() => import('./Blog'))
const Newsletter = lazySection(() => import('./Newsletter'))

export default function Page() {
  const { testimonials, testimonialsNote, posts, ownServices, fromPrices, locations, questions } = useData<Data>()
  return (
    <LoadingFlag>
      <Hero />
      <Facts />
      <About />
      <Services {...{ ownServices, fromPrices }} />
      <Locations locations={locations} />
      <AskedFirst questions={questions} />
      <Testimonials {...{ testimonials, testimonialsNote }} />
      <Blog posts={posts} />
      <Newsletter />
    </LoadingFlag>
  )
}
