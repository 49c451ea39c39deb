import { leadKindNames } from '#src/shared/leads/lead-kinds'
import type { Data } from '../+data'
import { useNumber } from '../use-number'
import styles from './over-time.module.css'
import { Swatch, SwatchPattern } from './Swatch'

type Period = Data['periods'][number]

/** Heights in CSS pixels, so that the text keeps its size at any chart width; horizontal positions are in percent. */
const PLOT = 190
const ABOVE = 22
const BELOW = 26
const COLUMN_WIDTH = 0.62

/** Stacked column chart of leads by kind. Hidden from screen readers, which use the table. */
export function ColumnChart({ columns }: { columns: Period[] }) {
  const number = useNumber()
  const highest = Math.max(1, ...columns.map(totalOf))
  const height = (count: number) => (count === 0 ? 0 : Math.max(2, (count / highest) * PLOT))
  const step = 100 / columns.length
  const base = ABOVE + PLOT
  return (
    <svg className={styles.chart} width="100%" height={ABOVE + PLOT + BELOW} aria-hidden="true">
      <SwatchPattern />
      {columns.map((period, index) => {
        const heights = leadKindNames.map((kind) => height(period[kind]))
        const below = (place: number) => heights.slice(0, place).reduce((sum, one) => sum + one, 0)
        const top = base - below(heights.length)
        const place = { x: `${(index + (1 - COLUMN_WIDTH) / 2) * step}%`, width: `${COLUMN_WIDTH * step}%` }
        const middle = `${(index + 0.5) * step}%`
        return (
          <g key={period.from} data-spare={(columns.length - index) % 2 === 0 || undefined}>
            {leadKindNames.map((kind, at) => (
              <Swatch key={kind} kind={kind} {...place} y={base - below(at + 1)} height={heights[at]} />
            ))}
            <text className={styles.value} x={middle} y={top - 7}>
              {number(totalOf(period))}
            </text>
            <text className={styles.label} x={middle} y={base + 18}>
              {period.label}
            </text>
          </g>
        )
      })}
      <line className={styles.axis} x1="0" x2="100%" y1={base} y2={base} />
    </svg>
  )
}

const totalOf = (period: Period) => leadKindNames.reduce((sum, kind) => sum + period[kind], 0)
