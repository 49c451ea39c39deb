import { Mail, MapPin, Phone, Smartphone } from 'lucide-react'
import { WeekHours } from '../../components/WeekHours'
import { phoneHref } from '../../components/formatting'
import { SocialLinks } from '../../layout/SocialLinks'
import { useData } from '../../page-context'
import { useTranslations } from '../../translations'
import type { Data } from './+data'
import styles from './BusinessInfo.module.css'

export function BusinessInfo() {
  const t = useTranslations('contact')
  const {
    business: { address, postalCode, city, phone, mobilePhone, email, hours },
  } = useData<Data>()
  return (
    <aside className={styles.card} aria-labelledby="business-info">
      <h2 id="business-info" className={styles.title}>
        {t('info.title')}
      </h2>
      <dl className={styles.list}>
        <dt>
          <MapPin aria-hidden />
          {t('info.address')}
        </dt>
        <dd>
          <address>
            <span className={styles.line}>{address}</span>
            <span className={styles.line}>
              {postalCode} {city}
            </span>
          </address>
        </dd>
        <dt>
          <Phone aria-hidden />
          {t('info.phone')}
        </dt>
        <dd>
          <a href={phoneHref(phone)}>{phone}</a>
        </dd>
        <dt>
          <Smartphone aria-hidden />
          {t('info.mobile')}
        </dt>
        <dd>
          <a href={phoneHref(mobilePhone)}>{mobilePhone}</a>
        </dd>
        <dt>
          <Mail aria-hidden />
          {t('info.email')}
        </dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </dl>
      <h3 className={styles.subtitle}>{t('info.hours')}</h3>
      <WeekHours hours={hours} />
      <h3 className={styles.subtitle}>{t('info.social')}</h3>
      <SocialLinks />
    </aside>
  )
}
