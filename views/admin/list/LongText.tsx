import { useTranslations } from '../../translations'
import styles from './LongText.module.css'

const SHORT = 160

/** What somebody wrote: short texts at once, long ones by their beginning, the rest on demand. */
export function LongText({ text }: { text: string }) {
  const t = useTranslations('admin')
  const characters = Array.from(text) // by whole characters: half of one is not text
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
