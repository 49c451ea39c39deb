import { publicFile } from '#client/public-file'
import type { Portrait as Drawing } from '../../src/shared/content/portraits'
import styles from './Portrait.module.css'

/** Portrait drawing; decorative, because the name is beside it. */
export function Portrait({ of }: { of: Drawing }) {
  return (
    <img
      className={styles.portrait}
      src={publicFile(`/portraits/${of}.svg`)}
      width={240}
      height={240}
      alt=""
      loading="lazy"
    />
  )
}
