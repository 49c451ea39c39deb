import { islands, mainland } from './croatia-outline'
import styles from './CroatiaMap.module.css'

interface Pin {
  slug: string
  name: string
  latitude: number
  longitude: number
}

interface CroatiaMapProps {
  label: string
  pins: Pin[]
  /** The locations in question; the others are faint. */
  marked: string[]
}

const WIDTH = 520
const HEIGHT = 492
const UNITS_A_DEGREE = 112
const WEST = 13.2
const NORTH = 46.7
/** At this latitude a degree east is so much shorter than a degree north. */
const NARROWING = Math.cos((44.5 * Math.PI) / 180)

/** A sketch drawn here: it asks nothing of anybody's map service. */
export function CroatiaMap({ label, pins, marked }: CroatiaMapProps) {
  const ordered = [...pins].sort((a, b) => Number(marked.includes(a.slug)) - Number(marked.includes(b.slug)))
  return (
    <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[mainland, ...islands].map((ring, index) => (
        <path key={index} className={styles.land} d={softly(ring)} />
      ))}
      {ordered.map(({ slug, name, latitude, longitude }) => {
        const [x, y] = point(longitude, latitude)
        const isMarked = marked.includes(slug)
        return (
          <g key={slug} className={styles.pin} data-marked={isMarked || undefined}>
            {isMarked && <circle className={styles.ring} cx={x} cy={y} r="24" />}
            {isMarked && <circle className={styles.ring} cx={x} cy={y} r="15" />}
            <circle className={styles.dot} cx={x} cy={y} r={isMarked ? 6.5 : 5} />
            {isMarked && marked.length === 1 && (
              <text className={styles.name} x={x} y={y - 34} textAnchor={x > WIDTH - 110 ? 'end' : 'middle'}>
                {name}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Through the middle of every side, so that no corner stays sharp. */
function softly(ring: [number, number][]): string {
  const points = ring.map(([longitude, latitude]) => point(longitude, latitude))
  const curves = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!
    return `${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  const start = curves.at(-1)!.split(' ').slice(2).join(' ')
  return `M${start}Q${curves.join('Q')}Z`
}

function point(longitude: number, latitude: number): [number, number] {
  return [
    Math.round((longitude - WEST) * NARROWING * UNITS_A_DEGREE * 10) / 10 + 4,
    Math.round((NORTH - latitude) * UNITS_A_DEGREE * 10) / 10,
  ]
}
