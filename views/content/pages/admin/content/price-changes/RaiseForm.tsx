import { Button } from '#views/kit/components/Button'
import forms from '#views/kit/forms/form.module.css'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './prices.module.css'

/** Form that opens the table with all prices raised by a percentage, which are saved only with the table. */
export function RaiseForm() {
  const t = useTranslations('content')
  const { urlPathname } = usePageContext()
  const { raise, isInvalid } = useData<Data>()
  return (
    <form className={styles.raise} method="get" action={urlPathname}>
      <label htmlFor="raise">{t('prices.raise')}</label>
      <input
        key={raise}
        id="raise"
        className={forms.control}
        type="text"
        name="raise"
        required
        autoComplete="off"
        maxLength={8}
        defaultValue={raise}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? 'raise-hint raise-error' : 'raise-hint'}
      />
      <Button type="submit" small look="outline">
        {t('prices.propose')}
      </Button>
      <p id="raise-hint" className={styles.hint}>
        {t('prices.raiseHint')}
      </p>
      {isInvalid && (
        <p id="raise-error" className={styles.fault} role="alert">
          {t('prices.raiseInvalid')}
        </p>
      )}
    </form>
  )
}
