import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { CheckResult } from './CheckResult'
import { Columns } from './Columns'
import { FaultyRows } from './FaultyRows'

/** Page of a checked import: result, choice of columns, and sending. */
export default function Page() {
  const t = useTranslations('issues')
  const { form } = usePageContext()
  const { checked } = useData<Data>()
  const isMapped = checked?.emailColumn != null
  return (
    <NarrowPage title={t('import.title')} back={{ href: '/admin/newsletter-subscribers', label: t('import.back') }}>
      {!checked && (
        <PageNotice kind="failed" title={t('import.expired.title')}>
          <p>{t('import.expired.text')}</p>
        </PageNotice>
      )}
      {checked && <RefusalNotice />}
      {checked?.sentAt && !form && (
        <PageNotice kind="done">
          <p>{t.plural('import.sent', checked.added!)}</p>
          {checked.added! < checked.counts.new && <p>{t('import.meanwhile')}</p>}
        </PageNotice>
      )}
      {checked && isMapped && <CheckResult {...checked} />}
      {checked && isMapped && <FaultyRows {...checked} />}
      {checked && !checked.sentAt && <Columns {...checked} />}
      {(!checked || checked.sentAt) && (
        <p>
          <ButtonLink small look={checked ? 'outline' : 'purple'} href="/admin/newsletter-subscribers/import">
            {t('import.again')}
          </ButtonLink>
        </p>
      )}
    </NarrowPage>
  )
}
