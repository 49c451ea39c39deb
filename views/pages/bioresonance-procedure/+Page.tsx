import { PictureBand } from '../../components/PictureBand'
import { ServiceContactBar } from '../../components/ServiceContactBar'
import { ServicePage } from '../../components/ServicePage'
import { useTranslations } from '../../translations'

export default function Page() {
  const t = useTranslations('bioresonance-procedure')
  return (
    <>
      <ServicePage service="bioresonance-procedure" subject="bioresonance">
        <PictureBand name="pets" alt={t('petsImageAlt')} />
      </ServicePage>
      <ServiceContactBar subject="bioresonance" />
    </>
  )
}
