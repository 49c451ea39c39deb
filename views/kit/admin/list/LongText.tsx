import { useTranslations } from '#views/page-context'
import styles from './LongText.module.css'

const SHORT = 160

/** Text that is collapsed to its beginning when it is long. */
export function LongText({ text }: { text: string }) {
  const t = useTranslations('admin')
  const characters = Array.from(text) // by code points, to split no surrogate pair
  if (characters.length <= SHORT && text.split('\n').length <= 3) return <p className={styles.text}>{text}</p>
  return (
    <details className={styles.details}>
      <summary>
        <span className={styles.beginning}>{characters.slice(0, SHORT).join('').replace(/\s+/g, ' ').trim()}…</span>
        <span className={styles.show}>{t('lists.showText')}</span>
        <span className={styles.hide}>{t('lists.hideText')}</span>
      </summary>
      <p className={styles.text}>{text}</p>
    </details>
  )
}
