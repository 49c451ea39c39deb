import { useTranslations } from '#views/translations'
import { Sent } from '#views/admin/leads/page/Sent'
import { SentText } from '#views/admin/leads/page/SentText'
import type { Data } from './+data'

/** What somebody wrote by the franchise form. */
export function Inquiry(inquiry: Data['merged'][number]) {
  const t = useTranslations('desk')
  const label = (name: 'preferredLocation' | 'previousExperience' | 'additionalInformation') =>
    t(`franchiseInquiries.columns.${name}`)
  const { preferredLocation, previousExperience, additionalInformation, language } = inquiry
  return (
    <Sent lead={inquiry} facts={[{ label: label('preferredLocation'), value: preferredLocation }]}>
      <SentText label={label('previousExperience')} text={previousExperience} lang={language} />
      <SentText label={label('additionalInformation')} text={additionalInformation} lang={language} />
    </Sent>
  )
}
