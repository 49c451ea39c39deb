import { useState } from 'react'
import type { TestMessageDto } from '#src/operations/settings/settings.dto'
import { issuedBy } from '#views/kit/admin/form/issued'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { usePageContext, useTranslations } from '#views/page-context'

/** Result of the test mail. */
export function TestOutcome() {
  const t = useTranslations('settings')
  const { form } = usePageContext()
  const [result] = useState(issuedBy<TestMessageDto>('settings', form)) // state, so that it survives a language change
  if (!result) return null
  return (
    <PageNotice kind={result.outcome === 'failed' ? 'failed' : 'done'}>
      <p>{t(`test.${result.outcome}`, { recipient: result.recipient })}</p>
      {result.reason && <p lang="en">{result.reason}</p>}
    </PageNotice>
  )
}
