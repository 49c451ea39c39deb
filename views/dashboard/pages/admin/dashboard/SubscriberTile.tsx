import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './Tile.module.css'
import { useNumber } from './use-number'

/** Tile with the number of newsletter subscribers, new and unsubscribed ones. */
export function SubscriberTile() {
  const t = useTranslations('dashboard')
  const number = useNumber()
  const { subscribers } = useData<Data>()
  if (!subscribers) return null
  const { total, months } = subscribers
  return (
    <section className={styles.tile} aria-labelledby="subscribers">
      <h2 id="subscribers" className={styles.title}>
        {t('newsletterSubscribers')}
      </h2>
      <dl className={styles.numbers}>
        <div className={styles.first}>
          <dt>{t('subscribers.now')}</dt>
          <dd>{number(total)}</dd>
        </div>
      </dl>
      <table className={styles.months}>
        <caption className="visually-hidden">{t('subscribers.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('subscribers.month')}</th>
            <th scope="col">{t('subscribers.gained')}</th>
            <th scope="col">{t('subscribers.lost')}</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ from, name, gained, lost }) => (
            <tr key={from}>
              <th scope="row">{name}</th>
              <td>{number(gained)}</td>
              <td>{number(lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <a
        className={styles.all}
        href="/admin/newsletter-subscribers"
        aria-label={`${t('showAll')}: ${t('newsletterSubscribers')}`}
      >
        {t('showAll')}
      </a>
    </section>
  )
}
