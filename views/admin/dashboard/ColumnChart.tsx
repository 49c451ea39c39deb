import type { Data } from '../../pages/admin/dashboard/+data'
import { useNumber } from './use-number'
import styles from './over-time.module.css'
import { Swatch, SwatchPattern } from './Swatch'

type Period = Data['periods'][number]

/** In CSS pixels, so that the text keeps its size however wide the chart is; across, all is in percent. */
const PLOT = 190
const ABOVE = 22
const BELOW = 26
const COLUMN_WIDTH = 0.62

/** Columns of messages with inquiries on top. Hidden from screen readers, which have the table. */
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
        const [messages, inquiries] = [height(period.contactMessage), height(period.franchiseInquiry)]
        const place = { x: `${(index + (1 - COLUMN_WIDTH) / 2) * step}%`, width: `${COLUMN_WIDTH * step}%` }
        const middle = `${(index + 0.5) * step}%`
        return (
          <g key={period.from} data-spare={(columns.length - index) % 2 === 0 || undefined}>
            <Swatch kind="contactMessage" {...place} y={base - messages} height={messages} />
            <Swatch kind="franchiseInquiry" {...place} y={base - messages - inquiries} height={inquiries} />
            <text className={styles.value} x={middle} y={base - messages - inquiries - 7}>
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

const totalOf = ({ contactMessage, franchiseInquiry }: Period) => contactMessage + franchiseInquiry
