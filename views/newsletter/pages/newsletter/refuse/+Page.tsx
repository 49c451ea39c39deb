import { addressOf } from '#src/shared/addresses'
import { linkTo } from '#src/shared/link-addresses'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { LinkPage } from '#views/kit/components/LinkPage'
import styles from '#views/kit/components/LinkPage.module.css'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Page of the link that ends requests to confirm a subscription, and allows them again. */
export default function Page() {
  const t = useTranslations('newsletter-links')
  const { language } = usePageContext()
  const { state, token } = useData<Data>()
  const address = linkTo('refuseNewsletter', language, token)
  if (state === 'open' || state === 'done') {
    const isOpen = state === 'open'
    return (
      <LinkPage title={t(`refuse.${state}.title`)} text={t(`refuse.${state}.text`)}>
        <form method="post" action={isOpen ? address : `${address}&again=1`} className={styles.form}>
          <Button type="submit" look={isOpen ? 'purple' : 'outline'}>
            {t(`refuse.${state}.submit`)}
          </Button>
        </form>
      </LinkPage>
    )
  }
  return (
    <LinkPage title={t(`refuse.${state}.title`)} text={t(`refuse.${state}.text`)}>
      <ButtonLink look="outline" href={addressOf(state === 'used' ? 'home' : 'contact', language)}>
        {state === 'used' ? t('home') : t('unsubscribe.contact')}
      </ButtonLink>
    </LinkPage>
  )
}
