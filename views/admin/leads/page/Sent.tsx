import type { ReactNode } from 'react'
import type { LeadItemDto } from '#src/admin/leads/lead-item.dto'
import { phoneHref } from '#views/components/formatting'
import { useTranslations } from '#views/translations'
import { EmailLink } from '../../list/EmailLink'
import type { InWords } from '../../times'
import styles from './sent.module.css'

interface SentProps {
  lead: InWords<LeadItemDto> & { phone: string | null }
  /** What only this kind of lead has. */
  facts: { label: string; value: ReactNode }[]
  /** Texts. */
  children: ReactNode
}

/** All that a visitor sent, and when. */
export function Sent({ lead, facts, children }: SentProps) {
  const t = useTranslations('desk')
  const { email, phone, language, receivedAt, firstAnsweredAt } = lead
  const rows = [
    { label: t('lead.received'), value: <time dateTime={receivedAt.iso}>{receivedAt.exact}</time> },
    ...facts,
    { label: t('contactMessages.columns.email'), value: <EmailLink email={email} /> },
    {
      label: t('contactMessages.columns.phone'),
      value: phone ? <a href={phoneHref(phone)}>{phone}</a> : t('lead.notGiven'),
    },
    { label: t('lead.sentIn'), value: t(`languages.${language}`) },
    {
      label: t('lead.firstAnswered'),
      value: firstAnsweredAt ? (
        <time dateTime={firstAnsweredAt.iso}>{firstAnsweredAt.exact}</time>
      ) : (
        t('lead.notAnswered')
      ),
    },
  ]
  return (
    <div className={styles.sent}>
      <dl className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}
