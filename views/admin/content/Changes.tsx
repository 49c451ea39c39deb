import styles from './Changes.module.css'

export interface ChangeInWords {
  label: string
  from: string
  to: string
}

/** What became of which fields. */
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
