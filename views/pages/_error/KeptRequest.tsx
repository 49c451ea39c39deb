import { alternatesOf } from '#src/shared/addresses'
import { Button } from '../../components/ui/Button'
import { FormTrap } from '../../forms/FormTrap'
import { Notice } from '../../forms/Notice'
import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import styles from './KeptForm.module.css'

interface KeptRequestProps {
  /** Its texts and labels bear the name of the form. */
  name: 'appointment' | 'voucher'
  page: 'appointment' | 'shop'
  /** What is shown of it: what was typed. */
  shown: readonly string[]
}

/** What was asked for, to be sent again as it is: what can be chosen is in the database, which may be the reason for the error. */
function KeptRequest({ name, page, shown }: KeptRequestProps) {
  const t = useTranslations(name as 'appointment')
  const label = useTranslations('fields') as (key: string) => string
  const { form, language } = usePageContext()
  const { values, challenge } = form!
  return (
    <form method="post" action={alternatesOf(page)[language]}>
      <Notice kind="failed" title={t('form.failed.title')} role="alert">
        <p>{t('form.failed.text')}</p>
      </Notice>
      <dl className={styles.values}>
        {shown.map(
          (field) =>
            values[field] && (
              <div key={field}>
                <dt>{label(`${name}.${field}`)}</dt>
                <dd>{values[field]}</dd>
              </div>
            ),
        )}
      </dl>
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} defaultValue={value} />
      ))}
      <FormTrap form={name} challenge={challenge} />
      <Button type="submit">{t('form.submit')}</Button>
    </form>
  )
}

export function KeptAppointment() {
  return <KeptRequest name="appointment" page="appointment" shown={['service', 'name', 'email', 'phone', 'note']} />
}

export function KeptVoucher() {
  const shown = ['recipient', 'giver', 'greeting', 'name', 'email', 'phone', 'note']
  return <KeptRequest name="voucher" page="shop" shown={shown} />
}
