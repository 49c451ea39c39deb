import { ServicePage } from '../../services/ServicePage'
import { useTranslations } from '../../translations'

export default function Page() {
  const t = useTranslations('bioresonance-procedure')
  return (
    <ServicePage
      service="bioresonance-procedure"
      subject="bioresonance"
      picture={{ name: 'pets', alt: t('petsImageAlt'), beside: 'pets' }}
    />
  )
}
