import type { LeadItemDto } from '#src/leads/lists/lead-item.dto'
import { phoneHref } from '#views/formatting'
import { EmailLink } from '#views/kit/admin/list/EmailLink'
import type { InWords } from '#views/kit/admin/times'
import { useTranslations } from '#views/page-context'
import { Lines } from '../Lines'
import { textOf } from '../text-of'
import { useFieldLabel } from '../use-field-label'
import { useLeadWork } from './lead-work'
import styles from './sent.module.css'
import { SentText } from './SentText'

/** Submitted data of the visitor and the time of submission. */
export function Sent({ lead }: { lead: InWords<LeadItemDto> & { phone: string | null; phoneE164: string | null } }) {
  const t = useTranslations('leads')
  const { kind } = useLeadWork()
  const fieldLabel = useFieldLabel(kind)
  const answers = Object.entries(kind.answers).map(([name, field]) => ({
    label: fieldLabel(name),
    text: textOf(lead, name),
    isLong: 'multiline' in field && field.multiline,
  }))
  const { email, phone, phoneE164, language, receivedAt, firstAnsweredAt } = lead
  const rows = [
    { label: t('lead.received'), value: <time dateTime={receivedAt.iso}>{receivedAt.exact}</time> },
    ...answers
      .filter(({ isLong }) => !isLong)
      .map(({ label, text }) => ({
        label,
        value: text ? <Lines text={text} /> : t('lead.notGiven'),
      })),
    { label: fieldLabel('email'), value: email ? <EmailLink email={email} /> : t('lead.notGiven') },
    {
      label: fieldLabel('phone'),
      value: phone ? <a href={phoneHref(phone, phoneE164)}>{phone}</a> : t('lead.notGiven'),
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
      {answers
        .filter(({ isLong }) => isLong)
        .map(({ label, text }) => (
          <SentText key={label} label={label} text={text} lang={language} />
        ))}
    </div>
  )
}
