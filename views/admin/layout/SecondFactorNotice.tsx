import { ShieldAlert } from 'lucide-react'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Notice } from '#views/kit/forms/Notice'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './SecondFactorNotice.module.css'

const PAGE = '/admin/account/second-factor'

/** Notice on every page until the user has set up the second factor, which the role requires. */
export function SecondFactorNotice() {
  const t = useTranslations('admin')
  const { secondFactorDue, user, urlPathname } = usePageContext()
  if (!secondFactorDue || user?.mustSetUpSecondFactor || urlPathname.startsWith(PAGE)) return null
  return (
    <Notice
      className={styles.notice}
      icon={<ShieldAlert aria-hidden />}
      actions={
        <ButtonLink small look="outline" href={PAGE}>
          {t('secondFactor.setUp')}
        </ButtonLink>
      }
    >
      <p>{t('secondFactor.due', { until: secondFactorDue.date })}</p>
    </Notice>
  )
}
