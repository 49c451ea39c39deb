import type { UserDto } from '#src/admin/accounts/user.dto'
import { Button } from '#views/components/ui/Button'
import { useTranslations } from '#views/translations'
import { Choice, Choices } from '#views/admin/form/Choices'
import { Panel } from '#views/admin/panel/Panel'
import styles from './RoleForm.module.css'

export function RoleForm({ id, role }: Pick<UserDto, 'id' | 'role'>) {
  const t = useTranslations('accounts')
  return (
    <Panel title={t('user.roleTitle')} lead={t('user.roleLead')}>
      <form className={styles.form} method="post" action={`/admin/users/${id}`}>
        <input type="hidden" name="action" value="role" />
        <Choices legend={t('user.roleTitle')} legendHidden>
          {(['staff', 'editor', 'admin'] as const).map((value) => (
            <Choice key={value} type="radio" name="role" value={value} defaultChecked={value === role}>
              {t(`invite.${value}`)}
            </Choice>
          ))}
        </Choices>
        <Button small look="outline" type="submit">
          {t('user.roleSubmit')}
        </Button>
      </form>
    </Panel>
  )
}
