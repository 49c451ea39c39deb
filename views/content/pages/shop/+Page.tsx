import { Disclaimer } from '#views/kit/components/Disclaimer'
import { PageHeader } from '#views/kit/components/PageHeader'
import { SampleNote } from '#views/kit/components/SampleNote'
import { Section } from '#views/kit/components/Section'
import { lazySection } from '#views/lazy-section'
import { useData, useTranslations } from '#views/page-context'
import { byCategory } from '../../by-category'
import type { Data } from './+data'
import styles from './Page.module.css'
import { ShopItem } from './ShopItem'

const VoucherForm = lazySection(() => import('#views/vouchers/VoucherForm'))

export default function Page() {
  const t = useTranslations('shop')
  const voucher = useTranslations('voucher')
  const { items } = useData<Data>()
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        picture={{ place: 'shopHeader', name: 'shop', alt: t('imageAlt') }}
      >
        <p className={styles.payment}>{t('paymentNote')}</p>
      </PageHeader>
      <Section id="voucher" tone="lavender" title={voucher('title')} lead={voucher('lead')}>
        <VoucherForm />
      </Section>
      <Section className={styles.catalogue}>
        <SampleNote of="offer" />
        {items.length === 0 && <p>{t('empty')}</p>}
        <div className={styles.categories}>
          {byCategory(items).map(({ category, members }) => (
            <section key={category}>
              <h2 className={styles.title}>{category}</h2>
              <ul className={styles.items}>
                {members.map((item) => (
                  <ShopItem key={item.slug} item={item} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={styles.note}>{t('priceNote')}</p>
        <Disclaimer text={t('disclaimer')} />
      </Section>
    </>
  )
}
