import { PictureBand } from '../../services/PictureBand'
import { ServicePage } from '../../services/ServicePage'
import { useTranslations } from '../../translations'

export default function Page() {
  const t = useTranslations('bioresonance-procedure')
  return (
    <ServicePage service="bioresonance-procedure" subject="bioresonance">
      <PictureBand name="pets" alt={t('petsImageAlt')} />
    </ServicePage>
  )
}
