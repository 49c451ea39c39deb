import { PictureBand } from '../../services/PictureBand'
import { ServiceContactBar } from '../../contact-bar/ServiceContactBar'
import { ServicePage } from '../../services/ServicePage'
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
