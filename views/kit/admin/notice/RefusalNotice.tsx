import { usePageContext, useTranslations } from '#views/page-context'
import { PageNotice } from './PageNotice'

/** Notice of a server error of a form that is not attributed to a field. */
export function RefusalNotice() {
  const { form } = usePageContext()
  const say = useTranslations('problem')
  if (!form?.code || form.status === 422) return null
  const args = { seconds: form.seconds ?? 0 }
  return (
    <PageNotice kind="failed" title={say(`${form.code}.title`, args)}>
      <p>{say(`${form.code}.detail`, args)}</p>
    </PageNotice>
  )
}
