import type { PageContextServer } from 'vike/types'
import { product } from '../../structured-data/product'
import type { Data } from './+data'

export function structuredData(pageContext: PageContextServer) {
  return (pageContext.data as Data).items.map((item) => product(item, pageContext))
}
