import { Disclaimer } from '#views/components/ui/Disclaimer'
import { PageHeader } from '#views/components/ui/PageHeader'
import prose from '#views/components/ui/Prose.module.css'
import { Section } from '#views/components/ui/Section'
import { useData } from '#views/page-context'
import { useTranslations } from '#views/translations'
import type { Data } from './+data'
import styles from './Page.module.css'

/** Text page of the owner. */
export default function Page() {
  const t = useTranslations('own-page')
  const { title, html } = useData<Data>()
  return (
    <>
      <PageHeader title={title} />
      <Section>
        <div className={styles.text}>
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
          <Disclaimer text={t('disclaimer')} />
        </div>
      </Section>
    </>
  )
}
