import { useState } from 'react'
import { CardTable, NotGiven } from '#views/kit/admin/list/CardTable'
import { Empty } from '#views/kit/admin/list/Empty'
import { LIST_TITLE_ID } from '#views/kit/admin/list/focus-list'
import { ListHead } from '#views/kit/admin/list/ListHead'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { BackLink } from '#views/kit/admin/panel/BackLink'
import { ShownOnce } from '#views/kit/admin/panel/ShownOnce'
import { Time } from '#views/kit/admin/Time'
import { Button } from '#views/kit/components/Button'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './page.module.css'

const ACTION = '/admin/calendar/subscriptions'

/** Secret addresses at which telephones read the calendars of therapists. */
export default function Page() {
  const t = useTranslations('calendar')
  const { urlParsed } = usePageContext()
  const { feeds, issued } = useData<Data>()
  const [made] = useState(issued) // state, so that it survives a language change
  return (
    <>
      <BackLink href="/admin/calendar" text={t('feeds.back')} />
      <ListHead title={t('feeds.title')} lead={t('feeds.lead')}>
        <RefusalNotice />
        {urlParsed.search.done === 'removed' && <PageNotice kind="done">{t('feeds.removed')}</PageNotice>}
      </ListHead>
      {made && (
        <div className={styles.made}>
          <ShownOnce
            title={t('feeds.made.title', { name: made.name })}
            lead={t('feeds.made.lead')}
            value={made.address}
            texts={{
              label: t('feeds.made.label'),
              copy: t('feeds.made.copy'),
              copied: t('feeds.made.copied'),
              selected: t('feeds.made.selected'),
            }}
          >
            <p>
              <a href={made.address.replace(/^https?:/, 'webcal:')}>{t('feeds.made.open')}</a>
            </p>
          </ShownOnce>
        </div>
      )}
      {feeds.length === 0 ? (
        <Empty text={t('feeds.none')} />
      ) : (
        <CardTable<Data['feeds'][number]>
          labelledBy={LIST_TITLE_ID}
          rows={feeds}
          columns={[
            { label: t('feeds.therapist'), title: true, cell: ({ name }) => name },
            {
              label: t('feeds.address'),
              captioned: true,
              cell: ({ createdAt, createdBy }) =>
                createdAt ? (
                  <>
                    {t('feeds.since')} <Time moment={createdAt} />
                    {createdBy && `, ${t('feeds.by', { name: createdBy })}`}
                  </>
                ) : (
                  t('feeds.absent')
                ),
            },
            {
              label: t('feeds.lastUsed'),
              captioned: true,
              cell: ({ createdAt, lastUsedAt }) => {
                if (!createdAt) return <NotGiven />
                return lastUsedAt ? <Time moment={lastUsedAt} /> : t('feeds.unused')
              },
            },
            {
              label: t('feeds.actions'),
              cell: ({ id, name, createdAt }) => (
                <div className={styles.buttons}>
                  <AddressForm
                    id={id}
                    name={name}
                    action="renew"
                    text={t(createdAt ? 'feeds.renew' : 'feeds.create')}
                  />
                  {createdAt && <AddressForm id={id} name={name} action="remove" text={t('feeds.remove')} />}
                </div>
              ),
            },
          ]}
        />
      )}
    </>
  )
}

interface AddressFormProps {
  id: string
  name: string
  action: 'renew' | 'remove'
  text: string
}

function AddressForm({ id, name, action, text }: AddressFormProps) {
  return (
    <form method="post" action={ACTION}>
      <input type="hidden" name="therapistId" value={id} />
      <input type="hidden" name="action" value={action} />
      <Button small look="outline" type="submit">
        {text}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </form>
  )
}
