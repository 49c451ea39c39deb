import { LegalPage } from '#views/legal/LegalPage'
import { useTranslations } from '#views/page-context'

export default function Page() {
  return <LegalPage texts={useTranslations('accessibility')} />
}
