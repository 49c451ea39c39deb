import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

const NEW = 'new'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, routeParams }: PageContextServer) {
  const id = routeParams.id!
  const issue = id === NEW ? undefined : await admin.newsletterIssue({ id })
  if (!issue && id !== NEW) throw render(404)
  const textIn = async (language: 'hr' | 'en') =>
    issue && (await admin.newsletterIssuePreview({ id: issue.id, language }))?.text
  return {
    issue: issue && datesInWords(issue, momentIn(language)),
    /** Plain-text versions. */
    texts: { hr: await textIn('hr'), en: await textIn('en') },
  }
}
