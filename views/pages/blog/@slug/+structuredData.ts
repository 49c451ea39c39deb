import type { PageContextServer } from 'vike/types'
import { blogPosting } from '#views/structured-data/blog-posting'
import type { Data } from './+data'

export function structuredData(pageContext: PageContextServer) {
  return [blogPosting((pageContext.data as Data).post, pageContext)]
}
