import { addressOf } from '#src/shared/addresses'
import { usePageContext } from '#views/page-context'
import styles from './CroatiaMap.module.css'
import { type Box, placeLabels, type Spot } from './map-labels'

interface MapPinsProps {
  spots: (Spot & { slug: string })[]
  marked: string[]
  /** Area for the labels. */
  frame: Box
  /** Areas within the frame that labels must not cover. */
  taken?: Box[]
}

/** Dots and labels of locations that link to their pages; where a label does not fit, only the dot does. */
export function MapPins({ spots, marked, frame, taken = [] }: MapPinsProps) {
  const { language } = usePageContext()
  const labels = placeLabels(spots, frame, taken)
  return spots.map(({ slug, name, x, y }, index) => {
    const isMarked = marked.includes(slug)
    const label = labels[index]
    return (
      <g key={slug} className={styles.pin} data-marked={isMarked || undefined}>
        {isMarked && <circle className={styles.ring} cx={x} cy={y} r="11" />}
        <circle className={styles.dot} cx={x} cy={y} r={isMarked ? 6.5 : 5} />
        <foreignObject {...(label ?? { x: x - 24, y: y - 24, width: 48, height: 48 })}>
          <a className={label ? styles.name : styles.unnamed} href={addressOf('location', language, { segment: slug })}>
            <span className={label ? undefined : 'visually-hidden'}>{name}</span>
          </a>
        </foreignObject>
      </g>
    )
  })
}
