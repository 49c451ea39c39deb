import { useState } from 'react'
import { InvitationLink } from '#views/admin/users/InvitationLink'
import { UserState } from '#views/admin/users/UserState'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { DisableForm } from './DisableForm'
import { LocationsForm } from './LocationsForm'
import { RoleForm } from './RoleForm'
import { UserAction } from './UserAction'

/** Page of a user with the actions of an administrator. */
export default function Page() {
  const t = useTranslations('accounts')
  const { user: self } = usePageContext()
  const { user, invitation, locations } = useData<Data>()
  const [issued] = useState(invitation) // state, so that it survives a language change
  const own = user.email === self?.email
  return (
    <NarrowPage title={user.name ?? user.email} back={{ href: '/admin/users', label: t('user.back') }}>
      <p>
        {user.name && `${user.email} `}
        <UserState state={user.state} />
      </p>
      <RefusalNotice />
      {issued && <InvitationLink {...issued} />}
      {own && <Panel lead={t('user.self')} />}
      <RoleForm user={user} locations={locations} />
      {user.role === 'staff' && <LocationsForm user={user} locations={locations} />}
      {user.state === 'disabled' && <UserAction id={user.id} action="enable" text="enable" />}
      {!own && user.state === 'invited' && <UserAction id={user.id} action="reset" text="renew" />}
      {!own && user.state === 'active' && (
        <UserAction id={user.id} action="reset" text="reset">
          {user.secondFactor && (
            <p>
              <label>
                <input type="checkbox" name="removeSecondFactor" value="1" /> {t('user.removeSecondFactor')}
              </label>
            </p>
          )}
        </UserAction>
      )}
      {!own && user.state !== 'disabled' && <DisableForm id={user.id} />}
    </NarrowPage>
  )
}
