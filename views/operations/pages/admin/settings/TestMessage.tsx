import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { usePageContext, useTranslations } from '#views/page-context'

interface TestMessageProps {
  /** Id of the settings form: its values are submitted along and shown again. */
  form: string
}

/** Button that sends a test mail. */
export function TestMessage({ form }: TestMessageProps) {
  const t = useTranslations('settings')
  const { user } = usePageContext()
  return (
    <Panel title={t('test.title')} lead={t('test.lead', { recipient: user?.email ?? '' })}>
      <Button small look="outline" type="submit" form={form} formAction="/admin/settings?test=1">
        {t('test.submit')}
      </Button>
    </Panel>
  )
}
