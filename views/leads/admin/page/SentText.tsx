import { NotGiven } from '#views/kit/admin/list/CardTable'
import styles from './sent.module.css'

/** Longer text as the visitor typed it. */
export function SentText({ label, text, lang }: { label: string; text: string | null; lang: string }) {
  return (
    <div>
      <h3 className={styles.label}>{label}</h3>
      {text ? (
        <p className={styles.text} lang={lang}>
          {text}
        </p>
      ) : (
        <NotGiven />
      )}
    </div>
  )
}
