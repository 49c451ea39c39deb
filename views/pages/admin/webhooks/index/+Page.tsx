import { Plus } from 'lucide-react'
import { IntegrationSections } from '#views/admin/integrations/IntegrationSections'
import { CardTable, NotGiven } from '#views/admin/list/CardTable'
import { Empty } from '#views/admin/list/Empty'
import { LIST_TITLE_ID } from '#views/admin/list/focus-list'
import { ListHead } from '#views/admin/list/ListHead'
import { RowLink } from '#views/admin/list/RowLink'
import { DoneNotice } from '#views/admin/notice/DoneNotice'
import { eventName } from '#views/admin/webhooks/event-name'
import { WebhookState } from '#views/admin/webhooks/WebhookState'
import { ButtonLink } from '#views/components/ui/ButtonLink'
import { useData, useTranslations } from '#views/page-context'
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
