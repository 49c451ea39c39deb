import { UNCOVERED } from '#views/bookings/visit-coverage/uncovered'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './DeskNumbers.module.css'
import { useNumber } from './use-number'

/** Numbers of leads and visits that wait for the user, each with a link to them. */
export function DeskNumbers() {
  const t = useTranslations('dashboard')
  const number = useNumber()
  const { today, visits, uncovered, ...leads } = useData<Data>().desk
  const numbers = [
    { name: 'new', count: leads.new, href: '/admin/inbox' },
    { name: 'mine', count: leads.mine, href: '/admin/inbox?view=mine' },
    { name: 'overdue', count: leads.overdue, href: '/admin/inbox?view=overdue' },
    { name: 'followUp', count: leads.followUp, href: '/admin/inbox?view=followUp' },
    { name: 'visits', count: visits, href: `/admin/bookings?status=booked,came,noShow&visitOn=${today}` },
    { name: 'uncovered', count: uncovered, href: UNCOVERED },
  ] as const
  return (
    <nav aria-label={t('desk.label')}>
      <ul className={styles.numbers}>
        {numbers.map(({ name, count, href }) => (
          <li key={name}>
            <a className={styles.number} href={href} data-name={name} data-none={count === 0 || undefined}>
              <strong className={styles.count}>{number(count)}</strong> <span>{t(`desk.${name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
