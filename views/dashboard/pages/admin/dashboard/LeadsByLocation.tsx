import { leadKindNames } from '#src/shared/leads/lead-kinds'
import { CALENDAR } from '#views/bookings/admin/calendar/calendar-address'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './LeadsByLocation.module.css'
import { PeriodChoice } from './over-time/PeriodChoice'
import { useNumber } from './use-number'

type Counts = Data['byLocation']['locations'][number]['recent']

/** Table of leads by location and kind, compared with the period before; each number links to its leads. */
export function LeadsByLocation() {
  const t = useTranslations('dashboard')
  const number = useNumber()
  const { by, byLocation, desk } = useData<Data>()
  const { from, to, locations } = byLocation
  const listOf = (path: string, location?: string) =>
    `${path}${path.includes('?') ? '&' : '?'}${location ? `location=${location}&` : ''}from=${from}&to=${to}`
  const rows = [
    ...locations.map(({ location, name, ...row }) => ({
      ...row,
      name: name ?? location ?? t('byLocation.none'),
      slug: location ?? 'none',
      calendar: name ? `${CALENDAR}?location=${location}` : undefined,
    })),
    // The sum of a single location would repeat it.
    ...(locations.length > 1
      ? [
          {
            slug: undefined,
            name: t('byLocation.all'),
            visits: desk.visits,
            recent: sumOf(locations.map(({ recent }) => recent)),
            before: sumOf(locations.map(({ before }) => before)),
            calendar: `/admin/bookings?status=booked,came,noShow&visitOn=${desk.today}`,
          },
        ]
      : []),
  ]
  return (
    <section aria-labelledby="by-location">
      <div className={styles.head}>
        <h2 id="by-location" className={styles.title}>
          {t(`byLocation.title.${by}`)}
        </h2>
        <PeriodChoice names="byLocation" />
      </div>
      <table className={styles.table} aria-labelledby="by-location">
        <thead>
          <tr>
            <th scope="col">{t('visits.location')}</th>
            {leadKindNames.map((kind) => (
              <th key={kind} scope="col">
                {t(`byLocation.${kind}`)}
              </th>
            ))}
            <th scope="col">{t('byLocation.total')}</th>
            <th scope="col" className={styles.today}>
              {t('desk.visits')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, name, visits, recent, before, calendar }) => (
            <tr key={slug ?? ''}>
              <th scope="row">{name}</th>
              {leadKindNames.map((kind) => (
                <td key={kind} data-label={t(`byLocation.${kind}`)}>
                  <Compared now={recent[kind]} before={before[kind]} href={listOf(leadKinds[kind].list, slug)} />
                </td>
              ))}
              <td data-label={t('byLocation.total')}>
                <strong>
                  <Compared
                    now={totalOf(recent)}
                    before={totalOf(before)}
                    href={listOf('/admin/inbox?view=all', slug)}
                  />
                </strong>
              </td>
              <td data-label={t('desk.visits')} className={styles.today}>
                {visits > 0 && calendar ? <a href={calendar}>{number(visits)}</a> : number(visits)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t(`byLocation.note.${by}`)}</p>
    </section>
  )
}

/** Number with a link, and that of the period before. */
function Compared({ now, before, href }: { now: number; before: number; href: string }) {
  const t = useTranslations('dashboard')
  const number = useNumber()
  return (
    <>
      {now > 0 ? <a href={href}>{number(now)}</a> : <span className={styles.zero}>0</span>}{' '}
      <span className={styles.before}>
        <span className="visually-hidden">{t('byLocation.before')} </span>({number(before)})
      </span>
    </>
  )
}

const totalOf = (counts: Counts) => leadKindNames.reduce((sum, kind) => sum + counts[kind], 0)

const sumOf = (all: Counts[]) => {
  const sums = leadKindNames.map((kind) => [kind, all.reduce((sum, counts) => sum + counts[kind], 0)])
  return Object.fromEntries(sums) as unknown as Counts
}
