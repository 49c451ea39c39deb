import { webhook as fields } from '#src/shared/webhooks/webhook'
import type { WebhookEvent } from '#src/webhooks/webhook-events'
import { Boxes } from '#views/kit/admin/form/Boxes'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { usePageContext, useTranslations } from '#views/page-context'
import { eventName } from './event-name'

interface WebhookFormProps {
  /** Events that can be subscribed to. */
  choices: WebhookEvent[]
  /** Path of its page. */
  action: string
  /** Existing endpoint to edit. */
  endpoint?: { url: string; description: string | null; events: WebhookEvent[]; version: number }
}

/** Form for the URL and events of a webhook. */
export function WebhookForm({ choices, action, endpoint }: WebhookFormProps) {
  const t = useTranslations('webhooks')
  const { form } = usePageContext()
  const shownAgain = form?.form === 'webhook' ? form.values : undefined
  const events = shownAgain ? choices.filter((event) => shownAgain[event]) : (endpoint?.events ?? choices)
  const values = endpoint && { url: endpoint.url, description: endpoint.description ?? '' }
  return (
    <PageForm
      key={endpoint?.version}
      name="webhook"
      action={action}
      fields={fields}
      values={values}
      focused={endpoint ? undefined : 'url'}
    >
      {/* A form shown again keeps the version that the administrator saw: submitting twice must not overwrite a newer one. */}
      {endpoint && <input type="hidden" name="version" value={shownAgain?.version ?? endpoint.version} />}
      <Field name="url" label={t('form.url')} hint={t('form.urlHint')} />
      <Field name="description" label={t('form.description')} hint={t('form.descriptionHint')} />
      <Boxes
        name="events"
        legend={t('form.events')}
        boxes={choices.map((event) => ({ value: event, label: eventName(t, event) }))}
        chosen={events}
      />
      <SubmitButton
        look="purple"
        label={t(endpoint ? 'form.save' : 'form.create')}
        submittingLabel={t(endpoint ? 'form.saving' : 'form.creating')}
      />
    </PageForm>
  )
}
