import type { LeadFiguresDto } from '#src/dashboard/dashboard.dto'
import { useTranslations } from '#views/translations'
import type { LeadKind } from '#views/admin/leads/lead-kinds'
import { useStatusName } from '#views/admin/leads/use-status-name'
import styles from './Tile.module.css'
import { useNumber } from '#views/admin/dashboard/use-number'

type LeadTileProps = Pick<LeadFiguresDto, 'today' | 'last7Days' | 'total' | 'statuses' | 'unassigned' | 'spam'> & {
  kind: LeadKind
}

/** Tile with the number of leads of a kind by status; each number links to the filtered list. */
export function LeadTile({ kind, today, last7Days, total, statuses, unassigned, spam }: LeadTileProps) {
  const t = useTranslations('dashboard')
  const statusName = useStatusName(kind)
  const number = useNumber()
  const { list, plural } = kind
  return (
    <section className={styles.tile} aria-labelledby={plural}>
      <h2 id={plural} className={styles.title}>
        {t(plural)}
      </h2>
      <dl className={styles.numbers}>
        <div className={styles.first}>
          <dt>{t('today')}</dt>
          <dd>{number(today)}</dd>
        </div>
        <div>
          <dt>{t('last7Days')}</dt>
          <dd>{number(last7Days)}</dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd>{number(total)}</dd>
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
