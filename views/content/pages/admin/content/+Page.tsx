import {
  Building2,
  CalendarCheck,
  CalendarDays,
  Clock,
  DoorOpen,
  FileText,
  Handshake,
  Images,
  Landmark,
  ListTree,
  MapPin,
  Megaphone,
  MessageCircleQuestion,
  MessageSquareQuote,
  Newspaper,
  ReceiptEuro,
  Reply,
  ShoppingBag,
  Signpost,
  Type,
  UserRound,
} from 'lucide-react'
import { type Kind, kinds } from '#views/content/admin/content-kinds'
import { Notice } from '#views/kit/forms/Notice'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './overview.module.css'

/** Icons of kinds; others have the icon of a text. */
const icons: { [Name in Kind]?: typeof FileText } = {
  location: MapPin,
  holiday: CalendarDays,
  priceCategory: ListTree,
  price: ReceiptEuro,
  therapist: UserRound,
  bookableService: CalendarCheck,
  therapistHours: Clock,
  room: DoorOpen,
  testimonial: MessageSquareQuote,
  post: Newspaper,
  pagePictures: Images,
  shopCategory: ListTree,
  shopItem: ShoppingBag,
  franchiseFacts: Handshake,
  company: Landmark,
  business: Building2,
  contactSubject: MessageCircleQuestion,
  replyTemplate: Reply,
  announcement: Megaphone,
  redirect: Signpost,
}

/** Overview of all content kinds with outdated translations. */
export default function Page() {
  const t = useTranslations('content')
  const pageTexts = useTranslations('page-texts')
  const { kinds: overview, texts } = useData<Data>()
  const { sampleData } = usePageContext()
  const invented = overview.reduce((sum, kind) => sum + kind.invented, 0)
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {sampleData && (
        <Notice className={styles.notice}>
          <p>{invented > 0 ? t.plural('inventedNotice', invented) : t('inventedNone')}</p>
          <p>
            <a href="/admin/content/business">{t('inventedSwitch')}</a>
          </p>
        </Notice>
      )}
      <ul className={styles.kinds}>
        <li className={styles.kind}>
          <Type aria-hidden className={styles.icon} />
          <h2 className={styles.name}>
            <a className={styles.link} href="/admin/content/texts">
              {pageTexts('title')}
            </a>
          </h2>
          <p className={styles.about}>{pageTexts('about')}</p>
          <p className={styles.marks}>
            <span className={styles.count}>{pageTexts.plural('changed', texts.changed)}</span>
            {texts.outdated > 0 && (
              <span className={styles.outdated}>{pageTexts.plural('outdated', texts.outdated)}</span>
            )}
          </p>
        </li>
        {overview.map(({ kind, path, count, outdated, invented }) => {
          const Icon = icons[kind] ?? FileText
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
                {invented > 0 && <span className={styles.outdated}>{t.plural('inventedCount', invented)}</span>}
                {outdated > 0 && <span className={styles.outdated}>{t.plural('outdatedCount', outdated)}</span>}
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
