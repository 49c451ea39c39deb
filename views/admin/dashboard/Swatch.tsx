import type { SVGProps } from 'react'
import type { LeadKindName } from '#src/shared/lead-kinds'
import styles from './over-time.module.css'

const HATCHED = 'hatched'

/** A rectangle that tells a kind of lead by colour and by hatching. */
export function Swatch({ kind, ...shape }: { kind: LeadKindName } & SVGProps<SVGRectElement>) {
  return kind === 'contactMessage' ? (
    <rect className={styles.messages} {...shape} />
  ) : (
    <rect className={styles.inquiries} fill={`url(#${HATCHED})`} {...shape} />
  )
}

/** The hatching, once a page. */
export function SwatchPattern() {
  return (
    <defs>
      <pattern id={HATCHED} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.hatchGround} width="6" height="6" />
        <rect className={styles.hatchLine} width="2.5" height="6" />
      </pattern>
    </defs>
  )
}
