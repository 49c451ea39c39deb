import { useTranslations } from '#views/page-context'
import { LegalPage } from '../../legal/LegalPage'

export default function Page() {
  return <LegalPage texts={useTranslations('accessibility')} />
}
