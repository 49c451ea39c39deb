import { addressOf } from '#src/shared/addresses'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { LinkPage } from '#views/kit/components/LinkPage'
import styles from '#views/kit/components/LinkPage.module.css'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Page of the link that ends invitations to write a review. */
export default function Page() {
  const t = useTranslations('review-link')
  const { language } = usePageContext()
  const { state, address } = useData<Data>()
  if (state === 'open') {
    return (
      <LinkPage title={t('open.title')} text={t('open.text')}>
        <form method="post" action={address} className={styles.form}>
          <Button type="submit" look="purple">
            {t('open.submit')}
          </Button>
        </form>
      </LinkPage>
    )
  }
  return (
    <LinkPage title={t(`${state}.title`)} text={t(`${state}.text`)}>
      <ButtonLink look="outline" href={addressOf(state === 'done' ? 'home' : 'contact', language)}>
        {state === 'done' ? t('home') : t('contact')}
      </ButtonLink>
    </LinkPage>
  )
}
