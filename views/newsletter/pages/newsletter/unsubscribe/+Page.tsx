import { addressOf } from '#src/shared/addresses'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { LinkPage } from '#views/kit/components/LinkPage'
import styles from '#views/kit/components/LinkPage.module.css'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Page of the unsubscribe link of the newsletter. */
export default function Page() {
  const t = useTranslations('newsletter-links')
  const { language } = usePageContext()
  const { state, address } = useData<Data>()
  if (state === 'open') {
    return (
      <LinkPage title={t('unsubscribe.open.title')} text={t('unsubscribe.open.text')}>
        <form method="post" action={address} className={styles.form}>
          <Button type="submit" look="purple">
            {t('unsubscribe.open.submit')}
          </Button>
        </form>
      </LinkPage>
    )
  }
  return (
    <LinkPage title={t(`unsubscribe.${state}.title`)} text={t(`unsubscribe.${state}.text`)}>
      <ButtonLink look="outline" href={addressOf(state === 'done' ? 'home' : 'contact', language)}>
        {state === 'done' ? t('home') : t('unsubscribe.contact')}
      </ButtonLink>
    </LinkPage>
  )
}
