import { ServicePage } from '../../services/ServicePage'
import { useTranslations } from '../../page-context'

export default function Page() {
  const t = useTranslations('food-intolerance')
  return (
    <ServicePage
      service="food-intolerance"
      subject="foodIntolerance"
      header={{ place: 'foodIntoleranceHeader', name: 'food-intolerance' }}
      picture={{ place: 'foodIntoleranceText', name: 'post-detox', alt: t('waterImageAlt'), beside: 'what' }}
    />
  )
}
