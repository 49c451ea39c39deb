import type { PageContextServer } from 'vike/types'
import { momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, urlParsed }: PageContextServer) {
  const words = urlParsed.search.q?.trim() ?? ''
  const { found, most } = words ? await admin.foundPageTexts({ words }) : { found: [], most: 0 }
  const overview = await admin.pageTextsOverview()
  const moment = momentIn(language)
  return {
    words,
    found,
    mostFound: most || null,
    pages: overview.map(({ publishAt, ...page }) => ({ ...page, publishAt: publishAt && moment(publishAt) })),
  }
}
