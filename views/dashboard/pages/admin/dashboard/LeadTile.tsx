import type { LeadFiguresDto } from '#src/dashboard/dashboard.dto'
import { daysAfter } from '#src/shared/opening/opening-hours'
import type { LeadKind } from '#views/leads/admin/lead-kinds'
import { useStatusName } from '#views/leads/admin/use-status-name'
import { useTranslations } from '#views/page-context'
import styles from './Tile.module.css'
import { useNumber } from './use-number'

type LeadTileProps = Pick<LeadFiguresDto, 'today' | 'last7Days' | 'total' | 'statuses' | 'unassigned' | 'spam'> & {
  kind: LeadKind
  /** Today, `YYYY-MM-DD`. */
  day: string
}

/** Tile with the number of leads of a kind by status; each number links to the filtered list. */
export function LeadTile({ kind, day, today, last7Days, total, statuses, unassigned, spam }: LeadTileProps) {
  const t = useTranslations('dashboard')
  const statusName = useStatusName(kind)
  const number = useNumber()
  const { list, plural } = kind
  const linked = (count: number, query = '') =>
    count > 0 ? <a href={`${list}${query}`}>{number(count)}</a> : number(count)
  return (
    <section className={styles.tile} aria-labelledby={plural}>
      <h2 id={plural} className={styles.title}>
        {t(plural)}
      </h2>
      <dl className={styles.numbers}>
        <div className={styles.first}>
          <dt>{t('today')}</dt>
          <dd>{linked(today, `?from=${day}&to=${day}`)}</dd>
        </div>
        <div>
          <dt>{t('last7Days')}</dt>
          <dd>{linked(last7Days, `?from=${daysAfter(day, -6)}&to=${day}`)}</dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd>{linked(total)}</dd>
        </div>
      </dl>
      <h3 className={styles.subtitle}>{t('byStatus')}</h3>
      <ul className={styles.links}>
        {statuses.map(({ status, leads, open }) => (
          <li key={status} data-open={open || undefined}>
            <a href={`${list}?status=${status}`}>
              <span className={styles.label}>{statusName(status)}</span> <span>{number(leads)}</span>
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.unassigned} href={`${list}?view=open&assignee=none`}>
        <span className={styles.label}>{t('unassigned')}</span> <span>{number(unassigned)}</span>
      </a>
      <a className={styles.spam} href={`${list}?view=spam`}>
        <span className={styles.label}>{t('spam')}</span> <span>{number(spam)}</span>
      </a>
    </section>
  )
}
