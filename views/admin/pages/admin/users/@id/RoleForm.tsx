import type { UserDto } from '#src/admin/accounts/user.dto'
import { accessHandover, accountRole, handover } from '#src/shared/admin/accounts'
import { locationBinding } from '#src/shared/admin/location-binding'
import { Choice, Choices } from '#views/kit/admin/form/Choices'
import { LocationBinding } from '#views/kit/admin/form/LocationBinding'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { useFormState } from '#views/kit/forms/form-context'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { Handover } from './Handover'
import { LeftAccess } from './LeftAccess'

const ofRole = { ...accountRole, ...handover, ...accessHandover }

interface RoleFormProps extends Pick<Data, 'locations'> {
  user: Pick<UserDto, 'id' | 'role'>
}

/** Form that changes the role of a user. Users who become staff are bound in the same form, which suggests no choice. */
export function RoleForm({ user: { id, role }, locations }: RoleFormProps) {
  const t = useTranslations('accounts')
  const isStaff = role === 'staff'
  return (
    <Panel title={t('user.roleTitle')} lead={t('user.roleLead')}>
      <PageForm
        name="userRole"
        action={`/admin/users/${id}`}
        fields={isStaff ? ofRole : { ...ofRole, ...locationBinding }}
      >
        <input type="hidden" name="action" value="role" />
        <RoleChoices role={role} />
        {!isStaff && <LocationBinding locations={locations} bound={[]} hint={t('invite.locationsHint')} />}
        <Handover hint />
        <LeftAccess ofRole />
        <div>
          <Button small look="outline" type="submit">
            {t('user.roleSubmit')}
          </Button>
        </div>
      </PageForm>
    </Panel>
  )
}

function RoleChoices({ role }: Pick<UserDto, 'role'>) {
  const t = useTranslations('accounts')
  const { values } = useFormState()
  return (
    <Choices legend={t('user.roleTitle')} legendHidden>
      {(['staff', 'editor', 'admin'] as const).map((value) => (
        <Choice key={value} type="radio" name="role" value={value} defaultChecked={value === (values.role ?? role)}>
          {t(`invite.${value}`)}
        </Choice>
      ))}
    </Choices>
  )
}
