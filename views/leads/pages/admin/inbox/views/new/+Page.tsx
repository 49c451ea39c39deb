import { savedInboxView } from '#src/shared/leads/saved-inbox-view'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Page that saves the filters in its address under a name. */
export default function Page() {
  const t = useTranslations('leads')
  const { query } = useData<Data>()
  const search = query ? `?${query}` : ''
  return (
    <NarrowPage title={t('savedViews.new.title')} back={{ href: `/admin/inbox${search}`, label: t('savedViews.back') }}>
      <RefusalNotice />
      <Panel lead={t('savedViews.new.lead')}>
        <PageForm name="savedView" action={`/admin/inbox/views/new${search}`} fields={savedInboxView} focused="name">
          <Field name="name" label={t('savedViews.name')} hint={t('savedViews.nameHint')} />
          <SubmitButton
            look="purple"
            label={t('savedViews.new.submit')}
            submittingLabel={t('savedViews.new.submitting')}
          />
        </PageForm>
      </Panel>
    </NarrowPage>
  )
}
