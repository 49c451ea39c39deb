import { Plus } from 'lucide-react'
import { IntegrationSections } from '#views/api-keys/admin/integrations/IntegrationSections'
import { CardTable, NotGiven } from '#views/kit/admin/list/CardTable'
import { Empty } from '#views/kit/admin/list/Empty'
import { LIST_TITLE_ID } from '#views/kit/admin/list/focus-list'
import { ListHead } from '#views/kit/admin/list/ListHead'
import { RowLink } from '#views/kit/admin/list/RowLink'
import { DoneNotice } from '#views/kit/admin/notice/DoneNotice'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, useTranslations } from '#views/page-context'
import { eventName } from '#views/webhooks/admin/event-name'
import { WebhookState } from '#views/webhooks/admin/WebhookState'
import type { Data } from './+data'

/** List of webhooks. */
export default function Page() {
  const t = useTranslations('webhooks')
  const { webhooks } = useData<Data>()
  const add = (
    <ButtonLink small href="/admin/webhooks/new">
      <Plus aria-hidden />
      {t('add')}
    </ButtonLink>
  )
  return (
    <>
      <IntegrationSections />
      <ListHead title={t('title')} lead={t('lead')} action={webhooks.length > 0 && add}>
        <DoneNotice t={t} />
      </ListHead>
      {webhooks.length === 0 ? (
        <Empty text={t('empty')}>{add}</Empty>
      ) : (
        <CardTable<Data['webhooks'][number]>
          labelledBy={LIST_TITLE_ID}
          rows={webhooks}
          columns={[
            {
              label: t('columns.url'),
              cell: ({ id, url }) => <RowLink href={`/admin/webhooks/${id}`}>{url}</RowLink>,
            },
            { label: t('columns.description'), cell: ({ description }) => description ?? <NotGiven /> },
            {
              label: t('columns.events'),
              captioned: true,
              cell: ({ events }) => events.map((event) => eventName(t, event)).join(', '),
            },
            { label: t('columns.state'), cell: (webhook) => <WebhookState {...webhook} /> },
          ]}
        />
      )}
    </>
  )
}
