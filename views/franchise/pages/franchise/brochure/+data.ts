import type { PageContextServer } from 'vike/types'
import { urlOf } from '#views/kit/structured-data/absolute'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return { facts: await pageContext.queries.franchiseFacts(), url: urlOf('franchise', pageContext) }
}
