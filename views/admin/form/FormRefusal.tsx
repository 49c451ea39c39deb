import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import styles from './form.module.css'
import { Message } from './Message'

/** Why the server did not do what a form asked for, where no field is to blame. */
export function FormRefusal() {
  const { form } = usePageContext()
  const say = useTranslations('problem') as (key: string, args: { seconds: number }) => string
  if (!form?.problem || form.status === 422) return null
  const args = { seconds: form.seconds ?? 0 }
  return (
    <Message kind="refusal">
      <p className={styles.messageTitle}>{say(`${form.problem}.title`, args)}</p>
      <p>{say(`${form.problem}.detail`, args)}</p>
    </Message>
  )
}
