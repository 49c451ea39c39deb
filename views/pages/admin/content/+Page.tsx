import {
  Building2,
  CalendarDays,
  Landmark,
  ListTree,
  MapPin,
  MessageSquareQuote,
  Newspaper,
  ReceiptEuro,
  ShoppingBag,
} from 'lucide-react'
import { useData } from '#views/page-context'
import { useTranslations } from '#views/translations'
import type { Data } from './+data'
import { kinds } from '#views/admin/content/content-kinds'
import styles from './overview.module.css'

const icons = {
  location: MapPin,
  holiday: CalendarDays,
  priceCategory: ListTree,
  price: ReceiptEuro,
  testimonial: MessageSquareQuote,
  post: Newspaper,
  shopCategory: ListTree,
  shopItem: ShoppingBag,
  company: Landmark,
  business: Building2,
}

/** All that can be edited, and where a language has stayed behind. */
export default function Page() {
  const t = useTranslations('content')
  const { kinds: overview } = useData<Data>()
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <ul className={styles.kinds}>
        {overview.map(({ kind, path, count, outdated }) => {
          const Icon = icons[kind]
          return (
            <li key={kind} className={styles.kind}>
              <Icon aria-hidden className={styles.icon} />
              <h2 className={styles.name}>
                <a className={styles.link} href={`/admin/content/${path}`}>
                  {t(`kinds.${kind}.title`)}
                </a>
              </h2>
              <p className={styles.about}>{t(`kinds.${kind}.about`)}</p>
              <p className={styles.marks}>
                {!kinds[kind].single && <span className={styles.count}>{t.plural('count', count)}</span>}
                {outdated > 0 && <span className={styles.outdated}>{t.plural('outdatedCount', outdated)}</span>}
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
