import { KeyRound } from 'lucide-react'
import { ButtonLink } from '#views/components/ButtonLink'
import { useData, usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { CardTable } from '#views/admin/list/CardTable'
import { LIST_TITLE_ID } from '#views/admin/list/focus-list'
import { PageNotice } from '#views/admin/notice/PageNotice'
import { Time } from '#views/admin/Time'
import { KeyState } from '../KeyState'
import type { Data } from './+data'
import styles from './api-keys.module.css'

/** The keys by which programs read what visitors sent. */
export default function Page() {
  const t = useTranslations('api-keys')
  const { urlParsed } = usePageContext()
  const { keys } = useData<Data>()
  return (
    <>
      <div className={styles.head}>
        <h1 id={LIST_TITLE_ID} className={styles.title}>
          {t('title')}
        </h1>
        <ButtonLink small href="/admin/api-keys/new">
          <KeyRound aria-hidden />
          {t('make')}
        </ButtonLink>
      </div>
      {urlParsed.search.done === 'revoke' && (
        <PageNotice kind="done">
          <p>{t('revoked')}</p>
        </PageNotice>
      )}
      <p className={styles.lead}>
        {t('lead')} <a href="/api/docs">{t('docs')}</a>
      </p>
      {keys.length === 0 ? (
        <p>{t('none')}</p>
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
                  <a className={styles.link} href={`/admin/api-keys/${id}`}>
                    {name}
                  </a>
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
