import { useState } from 'react'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { PageNotice } from '#views/admin/notice/PageNotice'

/** What came of a message that was sent to try. */
export function TestOutcome() {
  const t = useTranslations('settings')
  const { form } = usePageContext()
  const [result] = useState(form?.issued?.testMessage) // stays when the language changes
  if (!result) return null
  return (
    <PageNotice kind={result.outcome === 'failed' ? 'failed' : 'done'}>
      <p>{t(`test.${result.outcome}`, { recipient: result.recipient })}</p>
      {result.reason && <p lang="en">{result.reason}</p>}
    </PageNotice>
  )
}
