import { CardTable } from '#views/kit/admin/list/CardTable'
import { Time } from '#views/kit/admin/Time'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { EndButton } from './EndButton'

/** Table of API keys, webhooks and secret addresses. */
export function AccessTable({ labelledBy }: { labelledBy: string }) {
  const t = useTranslations('recipients')
  const { access } = useData<Data>()
  const nameOf = ({ kind, name }: Data['access'][number]) => t(`access.kinds.${kind}`, { name })
  return (
    <CardTable<Data['access'][number]>
      labelledBy={labelledBy}
      rows={access}
      columns={[
        { label: t('access.what'), title: true, cell: nameOf },
        {
          label: t('access.owner'),
          captioned: true,
          cell: ({ owner, isOwnerEntitled }) => {
            if (owner === null) return t('access.noOwner')
            return isOwnerEntitled ? owner : t('access.notEntitled', { owner })
          },
        },
        { label: t('access.created'), captioned: true, cell: ({ createdAt }) => <Time moment={createdAt} /> },
        {
          label: t('access.lastUsed'),
          captioned: true,
          cell: ({ lastUsedAt }) => (lastUsedAt ? <Time moment={lastUsedAt} /> : t('access.unused')),
        },
        {
          label: t('access.expires'),
          captioned: true,
          cell: ({ expiresAt }) => (expiresAt ? <Time moment={expiresAt} as="date" /> : t('access.never')),
        },
        {
          label: t('action'),
          cell: (row) => (
            <EndButton action={`/admin/recipients/access/${row.kind}/${row.accessId}`} name={nameOf(row)} />
          ),
        },
      ]}
    />
  )
}
