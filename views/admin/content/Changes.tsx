import styles from './Changes.module.css'

export interface ChangeInWords {
  label: string
  from: string
  to: string
}

/** List of changed fields with old and new values. */
export function Changes({ changes }: { changes: ChangeInWords[] }) {
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map(({ label, from, to }) => (
        <li key={label}>
          {label}: <del>{from}</del> → <ins>{to}</ins>
        </li>
      ))}
    </ul>
  )
}
