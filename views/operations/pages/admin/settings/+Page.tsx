import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { BackupPanel } from './BackupPanel'
import { SettingsForm } from './SettingsForm'
import { TestMessage } from './TestMessage'
import { TestOutcome } from './TestOutcome'

const FORM = 'settings-form'

/** Settings page. */
export default function Page() {
  const t = useTranslations('settings')
  const { form, urlParsed } = usePageContext()
  const { backups, ...settings } = useData<Data>()
  return (
    <NarrowPage title={t('title')}>
      <RefusalNotice />
      {urlParsed.search.done === 'save' && !form && (
        <PageNotice kind="done">
          <p>{t('saved')}</p>
        </PageNotice>
      )}
      <TestOutcome />
      <SettingsForm id={FORM} {...settings} />
      <TestMessage form={FORM} />
      <BackupPanel status={backups} />
    </NarrowPage>
  )
}
