import { phoneHref } from '#views/formatting'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './CompanyCard.module.css'

export function CompanyCard({ company }: { company: Data['companies'][number] }) {
  const t = useTranslations('impresum')
  const { location, court, registrationNumber, oib, capital, directors, address, bank, iban, phone, email } = company
  return (
    <li className={styles.card}>
      <h3>{company.company}</h3>
      <dl className={styles.list}>
        <dt>{t('location')}</dt>
        <dd>{location}</dd>
        <dt>{t('address')}</dt>
        <dd>{address}</dd>
        <dt>{t('court')}</dt>
        <dd>{court}</dd>
        <dt>{t('registrationNumber')}</dt>
        <dd>{registrationNumber}</dd>
        <dt>{t('vatId')}</dt>
        <dd>{oib}</dd>
        <dt>{t('shareCapital')}</dt>
        <dd>{capital}</dd>
        <dt>{t('directors')}</dt>
        <dd>{directors.join(', ')}</dd>
        {bank && iban && (
          <>
            <dt>{t('bank')}</dt>
            <dd>
              {bank}, <span className={styles.iban}>IBAN {iban}</span>
            </dd>
          </>
        )}
        {phone && (
          <>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={phoneHref(phone)}>{phone}</a>
            </dd>
          </>
        )}
        {email && (
          <>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </>
        )}
      </dl>
    </li>
  )
}
