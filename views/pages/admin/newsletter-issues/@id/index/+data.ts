import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, routeParams }: PageContextServer) {
  const issue = await admin.newsletterIssue(routeParams.id!)
  if (!issue) throw render(404)
  const texts = {
    hr: (await admin.newsletterIssuePreview(issue.id, 'hr'))?.text ?? '',
    en: (await admin.newsletterIssuePreview(issue.id, 'en'))?.text ?? '',
  }
  return { issue: datesInWords(issue, momentIn(language)), texts }
}
