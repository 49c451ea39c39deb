import { addressOf } from '#src/shared/addresses'
import { Button } from '#views/kit/components/Button'
import { Notice } from '#views/kit/forms/Notice'
import { SpamFields } from '#views/kit/forms/SpamFields'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Translator, TranslatorOfAny } from '#views/translations'
import styles from './KeptForm.module.css'

interface KeptRequestProps {
  /** Name of the form, and of its labels. */
  name: 'appointment' | 'voucher'
  /** Texts of the form. */
  texts: TranslatorOfAny<'appointment' | 'voucher'>
  page: 'appointment' | 'shop'
  /** Fields with typed values, which are displayed. */
  shown: readonly string[]
}

/** Read-only form to submit the same values again: its options are in the database, which may be what failed. */
function KeptRequest({ name, texts, page, shown }: KeptRequestProps) {
  const t = texts as Translator<'appointment'>
  const label = useTranslations('fields') as (key: string) => string
  const { form, language } = usePageContext()
  const { values, challenge } = form!
  return (
    <form method="post" action={addressOf(page, language)}>
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
      <SpamFields form={name} challenge={challenge} />
      <Button type="submit">{t('form.submit')}</Button>
    </form>
  )
}

export function KeptAppointment() {
  const shown = ['service', 'name', 'email', 'phone', 'note']
  return <KeptRequest name="appointment" texts={useTranslations('appointment')} page="appointment" shown={shown} />
}

export function KeptVoucher() {
  const shown = ['recipient', 'giver', 'greeting', 'name', 'email', 'phone', 'note']
  return <KeptRequest name="voucher" texts={useTranslations('voucher')} page="shop" shown={shown} />
}
