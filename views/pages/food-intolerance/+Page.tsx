import { ServicePage } from '../../services/ServicePage'
import { useTranslations } from '../../translations'

export default function Page() {
  const t = useTranslations('food-intolerance')
  return (
    <ServicePage
      service="food-intolerance"
      subject="foodIntolerance"
      picture={{ name: 'post-detox', alt: t('waterImageAlt'), beside: 'what' }}
    />
  )
}
