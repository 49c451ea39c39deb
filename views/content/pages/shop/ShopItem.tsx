import { publicFile } from '#client/public-file'
import { addressOf } from '#src/shared/addresses'
import { formatPrice } from '#src/shared/offer/format-price'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Photo } from '#views/kit/components/Photo'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './ShopItem.module.css'

/** Shop item whose button opens a message about it; there is no online payment. */
export function ShopItem({ item }: { item: Data['items'][number] }) {
  const t = useTranslations('shop')
  const { language } = usePageContext()
  const { slug, name, description, price, subject, giftable, isDrawn, photo } = item
  const query = { subject, message: t('askMessage', { item: name }) }
  return (
    <li className={styles.item}>
      {photo && (
        <Photo
          className={styles.picture}
          photo={photo}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 44vw, 92vw"
        />
      )}
      {!photo && isDrawn && (
        <img
          className={styles.picture}
          src={publicFile(`/items/${slug}.svg`)}
          width="400"
          height="260"
          alt=""
          loading="lazy"
        />
      )}
      <h3>{name}</h3>
      <details className={styles.description}>
        <summary aria-label={`${t('includes')}: ${name}`}>{t('includes')}</summary>
        <p>{description}</p>
      </details>
      <p className={styles.foot}>
        <span className={styles.price}>
          <span className="visually-hidden">{t('price')}: </span>
          {price === null ? t('priceOnRequest') : price === 0 ? t('free') : formatPrice(price, language)}
        </span>
        {giftable && (
          // Full page load: the lazy form may not be loaded yet, and reads the item from the query.
          <a
            className={styles.give}
            data-vike="false"
            href={addressOf('shop', language, { query: { item: slug }, fragment: 'voucher' })}
          >
            <span aria-hidden="true">{t('give')}</span>
            <span className="visually-hidden">{t('giveItem', { item: name })}</span>
          </a>
        )}
        <ButtonLink look="outline" small href={addressOf('contact', language, { query, fragment: 'contact' })}>
          <span aria-hidden="true">{t('ask')}</span>
          <span className="visually-hidden">{t('askAbout', { item: name })}</span>
        </ButtonLink>
      </p>
    </li>
  )
}
