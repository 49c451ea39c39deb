import { addressOf } from '#src/shared/addresses'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { LinkPage } from '#views/kit/components/LinkPage'
import styles from '#views/kit/components/LinkPage.module.css'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Page of the confirmation link of the newsletter (double opt-in). */
export default function Page() {
  const t = useTranslations('newsletter-links')
  const { language } = usePageContext()
  const { state, address } = useData<Data>()
  return (
    <LinkPage title={t(`confirm.${state}.title`)} text={t(`confirm.${state}.text`)}>
      {state === 'open' ? (
        <form method="post" action={address} className={styles.form}>
          <Button type="submit" look="sun">
            {t('confirm.open.submit')}
          </Button>
          <p className={styles.consent}>{t('confirm.open.consent')}</p>
        </form>
      ) : state === 'expired' || state === 'unknown' ? (
        <ButtonLink look="sun" href={addressOf('home', language, { fragment: 'newsletter' })}>
          {t('confirm.again')}
        </ButtonLink>
      ) : (
        <ButtonLink look="outline" href={addressOf('home', language)}>
          {t('home')}
        </ButtonLink>
      )}
    </LinkPage>
  )
}
