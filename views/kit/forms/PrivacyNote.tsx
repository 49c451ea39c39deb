import { addressOf } from '#src/shared/addresses'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './form.module.css'

/** Privacy notice of a form with a link to the privacy policy. */
export function PrivacyNote({ text }: { text: string }) {
  const t = useTranslations('layout')
  const { language } = usePageContext()
  return (
    <p className={styles.hint}>
      {text} <a href={addressOf('privacyPolicy', language)}>{t('footer.privacyPolicy')}</a>
    </p>
  )
}
