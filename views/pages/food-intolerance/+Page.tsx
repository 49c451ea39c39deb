import { PictureBand } from '../../components/PictureBand'
import { ServiceContactBar } from '../../components/ServiceContactBar'
import { ServicePage } from '../../components/ServicePage'
import { useTranslations } from '../../translations'

export default function Page() {
  const t = useTranslations('food-intolerance')
  return (
    <>
      <ServicePage service="food-intolerance" subject="foodIntolerance">
        <PictureBand name="post-detox" alt={t('waterImageAlt')} />
      </ServicePage>
      <ServiceContactBar subject="foodIntolerance" />
    </>
  )
}
