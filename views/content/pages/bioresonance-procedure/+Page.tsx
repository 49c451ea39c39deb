import { useTranslations } from '#views/page-context'
import { ServicePage } from '../../services/ServicePage'

export default function Page() {
  const t = useTranslations('bioresonance-procedure')
  return (
    <ServicePage
      texts={t}
      subject="bioresonance"
      header={{ place: 'bioresonanceProcedureHeader', name: 'bioresonance-procedure' }}
      picture={{ place: 'bioresonanceProcedureText', name: 'pets', alt: t('petsImageAlt'), beside: 'pets' }}
    />
  )
}
