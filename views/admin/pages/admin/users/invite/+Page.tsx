import { useState } from 'react'
import { invitation } from '#src/shared/admin/accounts'
import { locationBinding } from '#src/shared/admin/location-binding'
import { InvitationLink } from '#views/admin/users/InvitationLink'
import { LocationBinding } from '#views/kit/admin/form/LocationBinding'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Field } from '#views/kit/forms/Field'
import { Select } from '#views/kit/forms/Select'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

const fields = { ...invitation, ...locationBinding }

export default function Page() {
  const t = useTranslations('accounts')
  const { invitation: made, locations } = useData<Data>()
  const [issued] = useState(made) // state, so that it survives a language change
  const roles = (['staff', 'editor', 'admin'] as const).map((value) => ({ value, label: t(`invite.${value}`) }))
  return (
    <NarrowPage title={t('invite.title')} back={{ href: '/admin/users', label: t('invite.back') }}>
      <RefusalNotice />
      {issued ? (
        <InvitationLink {...issued} />
      ) : (
        <Panel lead={t('invite.lead')}>
          <PageForm name="invite" action="/admin/users/invite" fields={fields} focused="email">
            <Field name="email" label={t('invite.email')} />
            <Field name="name" label={t('invite.name')} />
            <Select name="role" label={t('invite.role')} placeholder={t('invite.choose')} options={roles} />
            <LocationBinding locations={locations} hint={t('invite.locationsHint')} />
            <SubmitButton look="purple" label={t('invite.submit')} submittingLabel={t('invite.submitting')} />
          </PageForm>
        </Panel>
      )}
    </NarrowPage>
  )
}
