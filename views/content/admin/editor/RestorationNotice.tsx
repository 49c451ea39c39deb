import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { useFaultTexts } from '#views/kit/forms/use-fault-texts'
import { usePageContext, useTranslations } from '#views/page-context'

/** Result of restoring an earlier value. */
export function RestorationNotice() {
  const t = useTranslations('content')
  const { form, urlParsed } = usePageContext()
  const faults = Object.values(useFaultTexts()(form?.errors ?? []))
  if (form && faults.length > 0) {
    return (
      <PageNotice kind="failed" title={t('history.notRestored')}>
        <p>{faults.join('. ')}</p>
      </PageNotice>
    )
  }
  if (form || urlParsed.search.done !== 'restored') return <RefusalNotice />
  return (
    <PageNotice kind="done">
      <p>{t('history.restored')}</p>
    </PageNotice>
  )
}
