import { useTranslations } from '#views/page-context'
import { ServicePage } from '../../services/ServicePage'

export default function Page() {
  const t = useTranslations('food-intolerance')
  return (
    <ServicePage
      texts={t}
      subject="foodIntolerance"
      header={{ place: 'foodIntoleranceHeader', name: 'food-intolerance' }}
      picture={{ place: 'foodIntoleranceText', name: 'post-detox', alt: t('waterImageAlt'), beside: 'what' }}
    />
  )
}
