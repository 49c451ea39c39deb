import type { UserDto } from '#src/admin/accounts/user.dto'
import { useTranslations } from '../../translations'
import styles from './UserState.module.css'

/** Whether somebody can sign in, in a word with a colour. */
export function UserState({ state }: Pick<UserDto, 'state'>) {
  const t = useTranslations('accounts')
  return (
    <span className={styles.state} data-state={state}>
      {t(`users.states.${state}`)}
    </span>
  )
}
