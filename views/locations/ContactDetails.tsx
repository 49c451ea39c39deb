import { Mail, MapPin, MessageCircle, Phone, Smartphone, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { phoneHref } from '#views/formatting'
import { useTranslations } from '#views/page-context'
import { type Messengers, messengersOf } from './contact-bar/messengers'
import styles from './ContactDetails.module.css'

interface ContactDetailsProps {
  of: {
    address: string
    postalCode: string
    city: string
    phone: string
    mobilePhone?: string
    email: string
    practitioner?: string
  } & Partial<Messengers>
}

/** Address, phone, email and messengers of a location or the company. */
export function ContactDetails({ of }: ContactDetailsProps) {
  const t = useTranslations('contact')
  const shell = useTranslations('layout')
  const { address, postalCode, city, phone, mobilePhone, email, practitioner } = of
  return (
    <dl className={styles.list}>
      <Detail icon={MapPin} label={t('info.address')}>
        <address>
          {address}
          <br />
          {postalCode} {city}
        </address>
      </Detail>
      <Detail icon={Phone} label={t('info.phone')}>
        <a href={phoneHref(phone)}>{phone}</a>
      </Detail>
      {mobilePhone && (
        <Detail icon={Smartphone} label={t('info.mobile')}>
          <a href={phoneHref(mobilePhone)}>{mobilePhone}</a>
        </Detail>
      )}
      {messengersOf(of).map(({ service, name, number, href, tab }) => (
        <Detail key={service} icon={MessageCircle} label={`${name} (${shell(`opens.${service}`)})`}>
          <a href={href} {...(tab && { target: '_blank', rel: 'noopener' })}>
            {number}
          </a>
        </Detail>
      ))}
      <Detail icon={Mail} label={t('info.email')}>
        <a href={`mailto:${email}`}>{email}</a>
      </Detail>
      {practitioner && (
        <Detail icon={UserRound} label={t('info.practitioner')}>
          {practitioner}
        </Detail>
      )}
    </dl>
  )
}

function Detail({ icon: Icon, label, children }: { icon: typeof Mail; label: string; children: ReactNode }) {
  return (
    <>
      <dt>
        <Icon aria-hidden />
        {label}
      </dt>
      <dd>{children}</dd>
    </>
  )
}
