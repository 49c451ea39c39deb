import { useMemo } from 'react'
import { lazySection } from '#views/lazy-section'
import { useData } from '#views/page-context'
import type { Data } from './+data'
import { Hero } from './Hero'
import { LoadingFlag } from './LoadingFlag'

const About = lazySection(() => import('./About'))
/** A lazy part of About, which is near the viewport of most visitors from the start. */
const Locations = lazySection(() => import('./Locations'))
const Services = lazySection(() => import('./Services'))
const Testimonials = lazySection(() => import('./Testimonials'))
const BlogAndNewsletter = lazySection(() => import('./BlogAndNewsletter'))

/** Home: the specified sections in their order. Additions are parts of them (docs/decisions/0045). */
export default function Page() {
  const { testimonials, testimonialsNote, posts, ownServices, fromPrices, locations, questions } = useData<Data>()
  // The same element at each render, so that About is not rendered again.
  const centres = useMemo(() => <Locations locations={locations} />, [locations])
  return (
    <LoadingFlag>
      <Hero />
      <About>{centres}</About>
      <Services ownServices={ownServices} fromPrices={fromPrices} questions={questions} />
      <Testimonials testimonials={testimonials} testimonialsNote={testimonialsNote} />
      <BlogAndNewsletter posts={posts} />
    </LoadingFlag>
  )
}
