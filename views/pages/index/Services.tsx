import { ArrowRight } from 'lucide-react'
import type { PictureName } from '#client/pictures'
import { addressOf } from '#src/shared/addresses'
import { Photo } from '../../components/ui/Photo'
import { Picture } from '../../components/ui/Picture'
import { Section } from '../../components/ui/Section'
import { useFromPrice } from '../../services/use-from-price'
import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import type { Data } from './+data'
import styles from './Services.module.css'

/** Id of the text and picture of the card of each service page. */
const known: Record<string, { card: string; picture: PictureName }> = {
  foodIntolerance: { card: 'foodIntolerance', picture: 'food-intolerance' },
  functionalScreening: { card: 'functionalScreening', picture: 'functional-screening' },
  bioresonanceProcedure: { card: 'bioresonance', picture: 'bioresonance-procedure' },
}

const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 44vw, 80vw'

export default function Services({ ownServices, fromPrices }: Pick<Data, 'ownServices' | 'fromPrices'>) {
  const t = useTranslations('home')
  const { language, services } = usePageContext()
  const cards = t.list('services.cards')
  const fromPrice = useFromPrice()
  return (
    <Section id="services" tone="lavender" title={t('services.title')} lead={t('services.lead')}>
      <ul className={styles.cards}>
        {services.map(({ id, href, text }) => {
          const card = cards.find((one) => one.id === known[id]?.card)
          const own = ownServices.find((one) => one.id === id)
          const price = fromPrices[id]
          return (
            <li key={id} className={`${styles.card} slide-in`}>
              {own?.photo ? (
                <Photo className={styles.picture} photo={own.photo} alt="" sizes={SIZES} />
              ) : (
                <Picture className={styles.picture} name={known[id]?.picture ?? 'about'} alt="" sizes={SIZES} />
              )}
              <div className={styles.words}>
                <h3>{card?.title ?? text}</h3>
                <p>{card?.description ?? own?.description}</p>
                <div className={styles.foot}>
                  <a className={styles.link} href={href}>
                    {card?.link ?? t('services.more', { service: text })}
                    <ArrowRight aria-hidden />
                  </a>
                  {price !== undefined && <span className={styles.price}>{fromPrice(price)}</span>}
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
    </Section>
  )
}
