import type { SVGProps } from 'react'
import type { LeadKindName } from '#src/shared/leads/lead-kinds'
import styles from './over-time.module.css'

const HATCHED = 'hatched'
const DOTTED = 'dotted'
const STRIPED = 'striped'

/** Fill of each kind; patterns distinguish the kinds without colour. */
const looks: Record<LeadKindName, SVGProps<SVGRectElement>> = {
  contactMessage: { className: styles.messages },
  franchiseInquiry: { className: styles.inquiries, fill: `url(#${HATCHED})` },
  appointmentRequest: { className: styles.requests, fill: `url(#${DOTTED})` },
  booking: { className: styles.bookings, fill: `url(#${STRIPED})` },
}

/** Rectangle filled with the colour and pattern of a lead kind. */
export function Swatch({ kind, ...shape }: { kind: LeadKindName } & SVGProps<SVGRectElement>) {
  return <rect {...looks[kind]} {...shape} />
}

/** SVG pattern definitions, rendered once per page. */
export function SwatchPattern() {
  return (
    <defs>
      <pattern id={HATCHED} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.hatchGround} width="6" height="6" />
        <rect className={styles.hatchLine} width="2.5" height="6" />
      </pattern>
      <pattern id={DOTTED} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect className={styles.dotGround} width="6" height="6" />
        <circle className={styles.dot} cx="3" cy="3" r="1.5" />
      </pattern>
      <pattern id={STRIPED} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect className={styles.stripeGround} width="6" height="6" />
        <rect className={styles.stripe} width="6" height="2.5" />
      </pattern>
    </defs>
  )
}
