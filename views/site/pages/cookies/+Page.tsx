import { ResetConsentButton } from '#views/consent/ResetConsentButton'
import { buttonClass } from '#views/kit/components/button-class'
import { useTranslations } from '#views/page-context'
import { LegalPage } from '../../legal/LegalPage'
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
