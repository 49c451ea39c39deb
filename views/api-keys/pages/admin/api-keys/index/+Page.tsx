import { KeyRound } from 'lucide-react'
import { IntegrationSections } from '#views/api-keys/admin/integrations/IntegrationSections'
import { CardTable } from '#views/kit/admin/list/CardTable'
import { Empty } from '#views/kit/admin/list/Empty'
import { LIST_TITLE_ID } from '#views/kit/admin/list/focus-list'
import { ListHead } from '#views/kit/admin/list/ListHead'
import { RowLink } from '#views/kit/admin/list/RowLink'
import { DoneNotice } from '#views/kit/admin/notice/DoneNotice'
import { Time } from '#views/kit/admin/Time'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, useTranslations } from '#views/page-context'
import { KeyState } from '../KeyState'
import type { Data } from './+data'

/** List of API keys. */
export default function Page() {
  const t = useTranslations('api-keys')
  const admin = useTranslations('admin')
  const { keys } = useData<Data>()
  return (
    <>
      <IntegrationSections />
      <ListHead
        title={t('title')}
        lead={t('lead')}
        action={
          <ButtonLink small href="/admin/api-keys/new">
            <KeyRound aria-hidden />
            {t('make')}
          </ButtonLink>
        }
      >
        <DoneNotice t={t} />
      </ListHead>
      {keys.length === 0 ? (
        <Empty text={t('none')} />
      ) : (
        <CardTable<Data['keys'][number]>
          labelledBy={LIST_TITLE_ID}
          rows={keys}
          columns={[
            {
              label: t('name'),
              title: true,
              cell: ({ id, name, beginning }) => (
                <>
                  <RowLink href={`/admin/api-keys/${id}`}>{name}</RowLink>
                  <br />
                  <code>{beginning}…</code>
                </>
              ),
            },
            { label: t('state'), cell: ({ state }) => <KeyState state={state} /> },
            {
              label: t('scopes'),
              captioned: true,
              cell: ({ scopes }) => scopes.map((scope) => t(`scope.${scope}`)).join(', '),
            },
            {
              label: t('locations'),
              captioned: true,
              cell: ({ locationNames }) => locationNames?.join(', ') ?? admin('binding.all'),
            },
            {
              label: t('expires'),
              captioned: true,
              cell: ({ expiresAt }) => (expiresAt ? <Time moment={expiresAt} as="date" /> : t('never')),
            },
            {
              label: t('lastUsed'),
              captioned: true,
              cell: ({ lastUsedAt }) => (lastUsedAt ? <Time moment={lastUsedAt} /> : t('unused')),
            },
            {
              label: t('madeBy'),
              captioned: true,
              cell: ({ createdAt, createdBy }) => (
                <>
                  {createdBy}, <Time moment={createdAt} />
                </>
              ),
            },
          ]}
        />
      )}
    </>
  )
}
