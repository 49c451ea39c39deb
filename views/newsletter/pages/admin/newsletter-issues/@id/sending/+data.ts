import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, routeParams }: PageContextServer) {
  const issue = await admin.newsletterIssue({ id: routeParams.id! })
  if (!issue) throw render(404)
  const secondsLeft = issue.scheduledAt ? Math.ceil((issue.scheduledAt.getTime() - Date.now()) / 1000) : 0
  const changedSinceTest = issue.languages.some(
    (name) => (issue.testedAt[name]?.getTime() ?? 0) < issue.savedAt.getTime(),
  )
  return {
    issue: datesInWords(issue, momentIn(language)),
    /** Seconds until the first mail of an issue that is starting. */
    secondsLeft: Math.max(0, secondsLeft),
    /** True if the texts were changed after the last test mail, or a language was never tested. */
    changedSinceTest,
  }
}
