import { useTranslations } from '#views/translations'
import { SentText } from '#views/admin/leads/page/SentText'
import { Sent } from '#views/admin/leads/page/Sent'
import type { Data } from './+data'

/** What somebody wrote by the contact form. */
export function Message(message: Data['merged'][number]) {
  const t = useTranslations('desk')
  const { subject, message: text } = message
  return (
    <Sent lead={message} facts={[{ label: t('contactMessages.columns.subject'), value: subject }]}>
      <SentText label={t('contactMessages.columns.message')} text={text} lang={message.language} />
    </Sent>
  )
}
