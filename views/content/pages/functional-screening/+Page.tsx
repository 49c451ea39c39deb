import { Section } from '#views/kit/components/Section'
import { useTranslations } from '#views/page-context'
import { ServicePage } from '../../services/ServicePage'
import { ScreeningTabs } from './ScreeningTabs'

export default function Page() {
  const t = useTranslations('functional-screening')
  return (
    <ServicePage
      texts={t}
      subject="functionalScreening"
      header={{ place: 'functionalScreeningHeader', name: 'functional-screening' }}
      picture={{ place: 'functionalScreeningText', name: 'post-frequency', alt: t('forkImageAlt'), beside: 'what' }}
    >
      <Section id="areas" tone="lavender" title={t('tabsTitle')}>
        <ScreeningTabs />
      </Section>
    </ServicePage>
  )
}
