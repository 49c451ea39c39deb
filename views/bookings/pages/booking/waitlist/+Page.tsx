import { addressOf } from '#src/shared/addresses'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { LinkPage } from '#views/kit/components/LinkPage'
import linkStyles from '#views/kit/components/LinkPage.module.css'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './Page.module.css'

/** Page of the links in mails about a waiting list, which confirm an entry or leave the list. */
export default function Page() {
  const t = useTranslations('waitlist-link')
  const { state, awaited, others } = useData<Data>()
  return (
    <LinkPage title={t(`${state}.title`)} text={t(`${state}.text`)}>
      {awaited && <p className={styles.awaited}>{awaited}</p>}
      <NextAction />
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="others">
          <h2 id="others">{t('others')}</h2>
          <ul>
            {others.map(({ text, address }) => (
              <li key={address}>
                <a href={address}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </LinkPage>
  )
}

function NextAction() {
  const t = useTranslations('waitlist-link')
  const { language } = usePageContext()
  const { state, address } = useData<Data>()
  const action = state === 'open' || state === 'over' ? 'confirm' : state === 'waiting' ? 'leave' : undefined
  if (!action) {
    return (
      <ButtonLink look="outline" href={addressOf('booking', language)}>
        {t('booking')}
      </ButtonLink>
    )
  }
  return (
    <form method="post" action={address} className={linkStyles.form}>
      <Button type="submit" name="action" value={action} look={action === 'confirm' ? 'purple' : 'outline'}>
        {t(`${action}.submit`)}
      </Button>
    </form>
  )
}
