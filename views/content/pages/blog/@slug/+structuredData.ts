import type { PageContextServer } from 'vike/types'
import { blogPosting } from '#views/content/structured-data/blog-posting'
import type { Data } from './+data'

export function structuredData(pageContext: PageContextServer) {
  const { post, writer } = pageContext.data as Data
  return [blogPosting(post, writer, pageContext)]
}
