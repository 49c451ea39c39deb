import { Section } from '../../components/ui/Section'
import { ServicePage } from '../../services/ServicePage'
import { useTranslations } from '../../page-context'
import { ScreeningTabs } from './ScreeningTabs'

export default function Page() {
  const t = useTranslations('functional-screening')
  return (
    <ServicePage
      service="functional-screening"
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
