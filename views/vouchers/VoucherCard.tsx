import { Printer } from 'lucide-react'
import { publicFile } from '#client/public-file'
import { isBlank } from '#src/shared/blank'
import type { ShopData } from '#views/content/shop-data'
import { Button } from '#views/kit/components/Button'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { useTranslations } from '#views/page-context'
import styles from './VoucherCard.module.css'

interface VoucherCardProps {
  item?: string
  recipient?: string
  giver?: string
  greeting?: string
  /** Undefined for any location. */
  location?: ShopData['locations'][number]
}

/** Preview of the voucher, marked as not valid. Once it has a recipient, the page prints nothing else. */
export function VoucherCard({ item, recipient = '', giver = '', greeting = '', location }: VoucherCardProps) {
  const t = useTranslations('voucher')
  const hydrated = useHydrated()
  // The name of a voucher would repeat the heading.
  const isVoucher = item?.toLowerCase().includes(t('card.word'))
  const isReady = Boolean(item) && !isBlank(recipient)
  return (
    <>
      <figure className={styles.voucher} data-ready={isReady || undefined} aria-label={t('card.label')}>
        <div className={styles.head}>
          <picture>
            <source media="screen and (prefers-color-scheme: dark)" srcSet={publicFile('/logo-light.svg')} />
            <img src={publicFile('/logo.svg')} width="44" height="44" alt="" loading="lazy" />
          </picture>
          {!isVoucher && <p className={styles.eyebrow}>{t('card.eyebrow')}</p>}
        </div>
        <p className={styles.item}>{item ?? t('card.item')}</p>
        <p className={styles.person}>
          <span>{t('card.recipient')}</span>{' '}
          {isBlank(recipient) ? <em>{t('card.nobody')}</em> : <strong>{recipient}</strong>}
        </p>
        {!isBlank(greeting) && <blockquote className={styles.greeting}>{greeting}</blockquote>}
        {!isBlank(giver) && (
          <p className={styles.person}>
            <span>{t('card.giver')}</span> <strong>{giver}</strong>
          </p>
        )}
        <p className={styles.where}>
          {location ? `${t('card.location')} ${location.name}, ${location.address}` : t('card.anyLocation')}
        </p>
        <figcaption className={styles.invalid}>{t('card.invalid')}</figcaption>
      </figure>
      {hydrated && isReady && (
        <Button look="outline" onClick={() => print()}>
          <Printer aria-hidden />
          {t('card.print')}
        </Button>
      )}
    </>
  )
}
