import type { MailState as State } from '#src/admin/mails/outgoing-mail.dto'
import { useTranslations } from '../../translations'
import styles from './MailState.module.css'

/** What became of a mail, in a word with a colour. */
export function MailState({ state }: { state: State }) {
  const t = useTranslations('mails')
  return (
    <span className={styles.state} data-state={state}>
      {t(`states.${state}`)}
    </span>
  )
}
