import { getFirst, getLast } from '#src/shared/lookups'
import { islands, mainland, pointsOf } from './croatia-outline'
import styles from './CroatiaMap.module.css'
import type { Box, Spot } from './map-labels'
import { MapPins } from './MapPins'
import { isNearZagreb } from './near-zagreb'

interface Pin {
  slug: string
  name: string
  latitude: number
  longitude: number
}

interface CroatiaMapProps {
  label: string
  pins: Pin[]
  /** Slugs of the highlighted locations; the others are faint. */
  marked: string[]
}

const FRAME: Box = { x: 0, y: 0, width: 560, height: 492 }
const UNITS_A_DEGREE = 112
const WEST = 13.2
const NORTH = 46.7
/** Ratio of a degree of longitude to a degree of latitude at this latitude. */
const NARROWING = Math.cos((44.5 * Math.PI) / 180)

/** Box of the enlarged Zagreb inset, in an empty part of the map. */
const INSET: Box = { x: 310, y: 198, width: 248, height: 192 }
/** Margin around the dots of the inset, for their names. */
const MARGIN = { x: 48, y: 64 }
const LARGEST = 9

/** River Sava, a landmark for orientation; degrees east and north. */
const river = pointsOf(
  '15.5,45.93 15.7,45.86 15.85,45.81 15.93,45.785 15.98,45.778 16.03,45.777 16.1,45.763 16.2,45.72 16.4,45.62',
)

/**
 * Map of Croatia as inline SVG, without a map service. Locations in and around Zagreb would overlap at this scale, so they are in an
 * enlarged inset. Every name links to the page of its location.
 */
export function CroatiaMap({ label, pins, marked }: CroatiaMapProps) {
  const near = pins.filter(isNearZagreb)
  // A single location needs no inset.
  const apart = near.length > 1 ? near : []
  return (
    <svg className={styles.map} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="group" aria-label={label}>
      {[mainland, ...islands].map((ring, index) => (
        <path key={index} className={styles.land} d={softly(ring)} />
      ))}
      {apart.length > 0 && <Inset pins={apart} marked={marked} />}
      <MapPins
        frame={FRAME}
        taken={apart.length > 0 ? [INSET] : []}
        marked={marked}
        spots={pins.filter((pin) => !apart.includes(pin)).map(onCountry)}
      />
    </svg>
  )
}

function Inset({ pins, marked }: Omit<CroatiaMapProps, 'label'>) {
  const spots = pins.map(onCountry)
  const left = Math.min(...spots.map(({ x }) => x))
  const right = Math.max(...spots.map(({ x }) => x))
  const top = Math.min(...spots.map(({ y }) => y))
  const bottom = Math.max(...spots.map(({ y }) => y))
  const scale = Math.min(
    LARGEST,
    (INSET.width - 2 * MARGIN.x) / (right - left),
    (INSET.height - 2 * MARGIN.y) / (bottom - top),
  )
  const larger = ([x, y]: [number, number]): [number, number] => [
    INSET.x + INSET.width / 2 + (x - (left + right) / 2) * scale,
    INSET.y + INSET.height / 2 + (y - (top + bottom) / 2) * scale,
  ]
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const radius = Math.max(right - left, bottom - top) / 2 + 9
  return (
    <>
      <path className={styles.lead} d={`M${x + radius} ${y}L${INSET.x} ${INSET.y + 20}`} />
      <circle className={styles.lens} cx={x} cy={y} r={radius} />
      {spots.map((spot) => (
        <circle key={spot.slug} className={styles.small} cx={spot.x} cy={spot.y} r="3.5" />
      ))}
      <svg x={INSET.x} y={INSET.y} width={INSET.width} height={INSET.height} viewBox={Object.values(INSET).join(' ')}>
        <rect className={styles.panel} {...INSET} rx="20" />
        <path className={styles.river} d={`M${river.map((at) => larger(point(...at)).join(' ')).join('L')}`} />
      </svg>
      <rect className={styles.frame} {...INSET} rx="20" />
      <MapPins
        frame={INSET}
        marked={marked}
        spots={spots.map((spot) => {
          const [x, y] = larger([spot.x, spot.y])
          return { ...spot, x, y }
        })}
      />
    </>
  )
}

function onCountry({ slug, name, latitude, longitude }: Pin): Spot & { slug: string } {
  const [x, y] = point(longitude, latitude)
  return { slug, name, x, y }
}

/** Returns a path through the midpoints of the sides, which rounds every corner. */
function softly(ring: [number, number][]): string {
  const points = ring.map(([longitude, latitude]) => point(longitude, latitude))
  const curves = points.map(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? getFirst(points)
    return `${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  const start = getLast(curves).split(' ').slice(2).join(' ')
  return `M${start}Q${curves.join('Q')}Z`
}

function point(longitude: number, latitude: number): [number, number] {
  return [
    Math.round((longitude - WEST) * NARROWING * UNITS_A_DEGREE * 10) / 10 + 4,
    Math.round((NORTH - latitude) * UNITS_A_DEGREE * 10) / 10,
  ]
}
