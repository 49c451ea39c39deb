import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { CheckResult } from './CheckResult'
import { WrongRows } from './WrongRows'

/** Page of a checked import of redirects: result, and the button that adds them. */
export default function Page() {
  const t = useTranslations('content')
  const { form } = usePageContext()
  const { checked } = useData<Data>()
  return (
    <NarrowPage
      title={t('redirectImport.title')}
      back={{ href: '/admin/content/redirects', label: t('redirectImport.back') }}
    >
      {!checked && (
        <PageNotice kind="failed" title={t('redirectImport.expired.title')}>
          <p>{t('redirectImport.expired.text')}</p>
        </PageNotice>
      )}
      {checked && <RefusalNotice />}
      {checked?.importedAt && !form && (
        <PageNotice kind="done">{t.plural('redirectImport.added', checked.added!)}</PageNotice>
      )}
      {checked && !checked.importedAt && <CheckResult {...checked} />}
      {checked && <WrongRows {...checked} />}
      {(!checked || checked.importedAt || checked.counts.new === 0) && (
        <p>
          <ButtonLink small look={checked ? 'outline' : 'purple'} href="/admin/content/redirects/import">
            {t('redirectImport.again')}
          </ButtonLink>
        </p>
      )}
    </NarrowPage>
  )
}
