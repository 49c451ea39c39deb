import { buttonClass } from '#views/components/ui/button-class'
import { ResetConsentButton } from '#views/consent/ResetConsentButton'
import { LegalPage } from '#views/legal/LegalPage'
import { useTranslations } from '#views/page-context'
import styles from './Page.module.css'
import { storedPoints } from './stored-points'

export default function Page() {
  const t = useTranslations('cookies')
  return (
    <LegalPage texts={t} points={storedPoints(t)}>
      <div className={styles.reset}>
        <ResetConsentButton className={buttonClass({ look: 'outline' })}>{t('resetConsent')}</ResetConsentButton>
      </div>
    </LegalPage>
  )
}
