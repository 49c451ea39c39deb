import { splitByMatches } from '#src/shared/search/matches'
import styles from './results.module.css'

/** Text with the parts marked that a search finds in it. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  return splitByMatches(text, search).map((part, at) =>
    part.isMatch ? (
      <mark key={at} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
