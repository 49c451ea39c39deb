import { addressOf } from '#src/shared/addresses'
import { LegalPage } from '../../legal/LegalPage'
import { useData, usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import type { Data } from './+data'

export default function Page() {
  const t = useTranslations('privacy-policy')
  const { language } = usePageContext()
  const ownData = (
    <p>
      {t('ownData.text')} <a href={addressOf('ownData', language)}>{t('ownData.link')}</a>
    </p>
  )
  return <LegalPage page="privacy-policy" details={useData<Data>()} below={{ rights: ownData }} />
}
