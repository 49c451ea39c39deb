import { buttonClass } from '../../components/ui/button-class'
import { LegalPage } from '../../legal/LegalPage'
import { ResetConsentButton } from '../../consent/ResetConsentButton'
import { useTranslations } from '../../page-context'
import { storedPoints } from './stored-points'
import styles from './Page.module.css'

export default function Page() {
  const t = useTranslations('cookies')
  return (
    <LegalPage page="cookies" points={storedPoints(t)}>
      <div className={styles.reset}>
        <ResetConsentButton className={buttonClass({ look: 'outline' })}>{t('resetConsent')}</ResetConsentButton>
      </div>
    </LegalPage>
  )
}
