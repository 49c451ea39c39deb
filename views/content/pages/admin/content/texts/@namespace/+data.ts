import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { addressOf } from '#src/shared/addresses'
import { languages } from '#src/shared/languages'
import { toZagrebTime } from '#src/shared/zagreb-time'
import { sectionsOf } from '#views/content/admin/texts/sections'
import { textsHistory } from '#views/content/admin/texts/texts-history'
import { momentIn } from '#views/kit/admin/times'
import { createTranslator } from '#views/translations'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, queries, language, loadMessages, routeParams } = pageContext
  const page = await admin.pageTexts({ namespace: routeParams.namespace! })
  if (!page) throw render(404)
  const t = createTranslator(loadMessages(['page-texts']), language, 'page-texts')
  const sections = sectionsOf(page, t, language)
  const shownOn = page.page ?? 'home'
  const segment = shownOn === 'location' ? (await queries.locations())[0]?.slug : undefined
  return {
    page,
    mails: page.medium === 'mail' ? await admin.editedMails({ namespace: page.namespace }) : [],
    sections,
    publishAt: page.publishAt && {
      typed: toZagrebTime(page.publishAt.toISOString()),
      moment: momentIn(language)(page.publishAt),
    },
    history: await textsHistory(page.namespace, sections, pageContext),
    addresses: (page.medium === 'page' ? languages : []).map((of) => ({
      language: of,
      // An address without a language is shown in that of the admin.
      view: addressOf(shownOn, of, { segment, query: { lang: of } }),
      preview: addressOf(shownOn, of, { segment, query: { draft: '1', lang: of } }),
    })),
  }
}
