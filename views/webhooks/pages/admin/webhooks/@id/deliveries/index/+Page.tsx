import { CardTable } from '#views/kit/admin/list/CardTable'
import { AllStatesLink, StateFilter } from '#views/kit/admin/list/filter/StateFilter'
import { LIST_TITLE_ID } from '#views/kit/admin/list/focus-list'
import { ListPage } from '#views/kit/admin/list/ListPage'
import { RowLink } from '#views/kit/admin/list/RowLink'
import { BackLink } from '#views/kit/admin/panel/BackLink'
import { Time } from '#views/kit/admin/Time'
import { useData, useTranslations } from '#views/page-context'
import { DeliveryState } from '#views/webhooks/admin/DeliveryState'
import { eventName } from '#views/webhooks/admin/event-name'
import type { Data } from './+data'

/** Deliveries to a webhook with their states. */
export default function Page() {
  const t = useTranslations('webhooks')
  const { id, items, state, ...list } = useData<Data>()
  const address = `/admin/webhooks/${id}/deliveries`
  const states = (['waiting', 'delivered', 'givenUp'] as const).map((value) => ({ value, label: t(`filter.${value}`) }))
  return (
    <>
      <BackLink href={`/admin/webhooks/${id}`} text={t('log.back')} />
      <ListPage
        title={t('log.title')}
        empty={t('log.empty')}
        emptyActions={<AllStatesLink state={state} href={address} text={t('filter.clear')} />}
        list={list}
        filter={<StateFilter state={state} label={t('filter.state')} any={t('filter.any')} options={states} />}
      >
        <CardTable<Data['items'][number]>
          labelledBy={LIST_TITLE_ID}
          rows={items}
          columns={[
            {
              label: t('delivery.event'),
              cell: ({ id: delivery, type }) => <RowLink href={`${address}/${delivery}`}>{eventName(t, type)}</RowLink>,
            },
            { label: t('delivery.state'), cell: (delivery) => <DeliveryState state={delivery.state} /> },
            { label: t('delivery.status'), captioned: true, cell: ({ status }) => status ?? '–' },
            { label: t('delivery.fault'), captioned: true, cell: ({ fault }) => (fault ? t(`faults.${fault}`) : '–') },
            {
              label: t('delivery.duration'),
              captioned: true,
              cell: ({ milliseconds }) =>
                milliseconds === null ? '–' : t('delivery.milliseconds', { count: milliseconds }),
            },
            { label: t('delivery.attempts'), captioned: true, cell: ({ attempts }) => attempts },
            {
              label: t('delivery.last'),
              captioned: true,
              cell: ({ lastAttemptAt }) => (lastAttemptAt ? <Time moment={lastAttemptAt} /> : '–'),
            },
            {
              label: t('delivery.next'),
              captioned: true,
              cell: ({ nextAttemptAt }) => (nextAttemptAt ? <Time moment={nextAttemptAt} /> : '–'),
            },
          ]}
        />
      </ListPage>
    </>
  )
}
