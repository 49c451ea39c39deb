import { useState } from 'react'
import { personalData as fields } from '#src/shared/privacy/privacy'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { Holdings } from './Holdings'

/** Search for the personal data of an email address or a telephone number, and its result. */
export default function Page() {
  const t = useTranslations('personal-data')
  const { form, urlParsed } = usePageContext()
  const { holdings } = useData<Data>()
  const [found] = useState(holdings) // state, so that it survives a language change
  return (
    <NarrowPage title={t('title')}>
      <RefusalNotice />
      {urlParsed.search.done === 'erase' && !form && (
        <PageNotice kind="done">
          <p>{t('erased')}</p>
          {urlParsed.search.kept === 'newsletter' && <p>{t('forgotten')}</p>}
          {urlParsed.search.refused === 'invitations' && <p>{t('refusesInvitations')}</p>}
        </PageNotice>
      )}
      {found && <Holdings {...found} />}
      <Panel lead={t('lead')}>
        <PageForm
          name="personalData"
          action="/admin/personal-data"
          fields={fields}
          focused={found ? undefined : 'email'}
        >
          <Field name="email" label={t('email')} />
          <Field name="phone" label={t('phone')} />
          <SubmitButton look="purple" label={t('search')} submittingLabel={t('searching')} />
        </PageForm>
      </Panel>
    </NarrowPage>
  )
}
