import { addressOf } from '#src/shared/addresses'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { LinkPage } from '#views/kit/components/LinkPage'
import { PageHeader } from '#views/kit/components/PageHeader'
import { Section } from '#views/kit/components/Section'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { Actions } from './Actions'
import { Erased } from './Erased'
import { Held } from './Held'
import styles from './link.module.css'
import { titleOf } from './title-of'

/** Target of the mailed link: the stored data, the result of an erasure, or a notice of an invalid link. */
export default function Page() {
  const t = useTranslations('own-data')
  const { language } = usePageContext()
  const found = useData<Data>()
  const { data, erased, address } = found
  if (!data) {
    return (
      <LinkPage title={titleOf(t, found)} text={t('invalid.text')}>
        <ButtonLink look="sun" href={addressOf('ownData', language)}>
          {t('invalid.again')}
        </ButtonLink>
      </LinkPage>
    )
  }
  return (
    <>
      <PageHeader title={titleOf(t, found)} lead={erased ? data.email : t('held.lead', { email: data.email })} />
      <Section>
        <div className={styles.parts}>
          {erased && <Erased erased={erased} />}
          <Held data={data} remains={Boolean(erased)} />
          {!erased && <Actions address={address} hasSubscription={Boolean(data.subscription)} />}
        </div>
      </Section>
    </>
  )
}
