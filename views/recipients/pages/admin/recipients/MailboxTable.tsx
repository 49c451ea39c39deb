import { CardTable } from '#views/kit/admin/list/CardTable'
import { StateBadge, type Tone } from '#views/kit/admin/StateBadge'
import { Time } from '#views/kit/admin/Time'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { EndButton } from './EndButton'

const tones: Partial<Record<Data['mailboxes'][number]['state'], Tone>> = { confirmed: 'good', pending: 'warning' }

/** Table of the mailboxes that receive leads. */
export function MailboxTable({ labelledBy }: { labelledBy: string }) {
  const t = useTranslations('recipients')
  const { mailboxes } = useData<Data>()
  return (
    <CardTable<Data['mailboxes'][number]>
      labelledBy={labelledBy}
      rows={mailboxes}
      columns={[
        { label: t('mailboxes.email'), title: true, cell: ({ email }) => email },
        {
          label: t('mailboxes.place'),
          captioned: true,
          cell: ({ place }) => place ?? t('mailboxes.headOffice'),
        },
        {
          label: t('mailboxes.state'),
          cell: ({ state, endedAt }) => (
            <>
              <StateBadge tone={tones[state]}>{t(`mailboxes.states.${state}`)}</StateBadge>
              {endedAt && (
                <>
                  {' '}
                  <Time moment={endedAt} />
                </>
              )}
            </>
          ),
        },
        {
          label: t('mailboxes.addedBy'),
          captioned: true,
          cell: ({ addedBy, addedAt }) => (
            <>
              {addedBy ?? t('mailboxes.migrated')}, <Time moment={addedAt} />
            </>
          ),
        },
        {
          label: t('mailboxes.lastUsed'),
          captioned: true,
          cell: ({ lastUsedAt }) => (lastUsedAt ? <Time moment={lastUsedAt} /> : t('mailboxes.unused')),
        },
        {
          label: t('action'),
          cell: ({ id, email, state }) =>
            state === 'ended' ? null : <EndButton action={`/admin/recipients/mailboxes/${id}`} name={email} />,
        },
      ]}
    />
  )
}
