import { ArrowRight, type LucideIcon, ScanLine, Sprout, Waves, Wheat } from 'lucide-react'
import { addressOf } from '#src/shared/addresses'
import { useFromPrice } from '#views/content/services/use-from-price'
import { type DrawnPlace, PagePicture } from '#views/kit/components/PagePicture'
import { Photo } from '#views/kit/components/Photo'
import { Picture } from '#views/kit/components/Picture'
import { Section } from '#views/kit/components/Section'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { AskedFirst } from './AskedFirst'
import styles from './Services.module.css'

/** Id of the text, icon and picture of the card of each service page. */
const known: Record<string, { card: string; icon: LucideIcon; picture: DrawnPlace }> = {
  foodIntolerance: {
    card: 'foodIntolerance',
    icon: Wheat,
    picture: { place: 'foodIntoleranceHeader', name: 'food-intolerance' },
  },
  functionalScreening: {
    card: 'functionalScreening',
    icon: ScanLine,
    picture: { place: 'functionalScreeningHeader', name: 'functional-screening' },
  },
  bioresonanceProcedure: {
    card: 'bioresonance',
    icon: Waves,
    picture: { place: 'bioresonanceProcedureHeader', name: 'bioresonance-procedure' },
  },
}

const look = { className: styles.picture, alt: '', sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 44vw, 80vw' }

export default function Services({
  ownServices,
  fromPrices,
  questions,
}: Pick<Data, 'ownServices' | 'fromPrices' | 'questions'>) {
  const t = useTranslations('home')
  const { language, services } = usePageContext()
  const cards = t.list('services.cards')
  const fromPrice = useFromPrice()
  return (
    <Section id="services" tone="lavender" title={t('services.title')} lead={t('services.lead')}>
      <ul className={styles.cards}>
        {services.map(({ id, href, text }) => {
          const builtIn = known[id]
          const card = cards.find((one) => one.id === builtIn?.card)
          const own = ownServices.find((one) => one.id === id)
          const price = fromPrices[id]
          const Icon = builtIn?.icon ?? Sprout
          return (
            <li key={id} className={`${styles.card} slide-in`}>
              {builtIn ? (
                <PagePicture {...look} of={builtIn.picture} />
              ) : own?.photo ? (
                <Photo {...look} photo={own.photo} />
              ) : (
                <Picture {...look} name="about" />
              )}
              <div className={styles.words}>
                <Icon className={styles.icon} aria-hidden />
                <h3>{card?.title ?? text}</h3>
                <p>{card?.description ?? own?.description}</p>
                <div className={styles.foot}>
                  <a className={styles.link} href={href}>
                    {card?.link ?? t('services.more', { service: text })}
                    <ArrowRight aria-hidden />
                  </a>
                  {price !== undefined && <span className={styles.price}>{fromPrice(price, text)}</span>}
                </div>
              </div>
            </li>
          )
        })}
      </ul>
      <p className={styles.disclaimer}>
        <a href={addressOf('guide', language)}>
          <strong>{t('services.guide')}</strong>
        </a>
        <br />
        <a href={addressOf('shop', language, { fragment: 'voucher' })}>
          <strong>{t('services.vouchers')}</strong>
        </a>
        <br />
        {t('services.disclaimer')}
      </p>
      <AskedFirst questions={questions} />
    </Section>
  )
}
