import { alternatesOf } from '#src/shared/addresses'
import { Button } from '../../components/Button'
import { FormTrap } from '../../components/form/FormTrap'
import { Notice } from '../../components/notice/Notice'
import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import styles from './KeptForm.module.css'

const shown = ['service', 'name', 'email', 'phone', 'note'] as const

/** What was asked for, to be sent again as it is: what can be chosen is in the database, which may be the reason for the error. */
export function KeptAppointment() {
  const t = useTranslations('appointment')
  const label = useTranslations('fields')
  const { form, language } = usePageContext()
  const { values, challenge } = form!
  return (
    <form method="post" action={alternatesOf('appointment')[language]}>
      <Notice kind="failed" title={t('form.failed.title')} role="alert">
        <p>{t('form.failed.text')}</p>
      </Notice>
      <dl className={styles.values}>
        {shown.map(
          (name) =>
            values[name] && (
              <div key={name}>
                <dt>{label(`appointment.${name}`)}</dt>
                <dd>{values[name]}</dd>
              </div>
            ),
        )}
      </dl>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <FormTrap form="appointment" challenge={challenge} />
      <Button type="submit">{t('form.submit')}</Button>
    </form>
  )
}
