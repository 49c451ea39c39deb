import { UserPlus } from 'lucide-react'
import { ButtonLink } from '#views/components/ButtonLink'
import { useData, usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { DoneNotice } from '#views/admin/notice/DoneNotice'
import { CardTable, NotGiven } from '#views/admin/list/CardTable'
import { LIST_TITLE_ID } from '#views/admin/list/focus-list'
import { Time } from '#views/admin/Time'
import { UserState } from '#views/admin/users/UserState'
import type { Data } from './+data'
import styles from './users.module.css'

export default function Page() {
  const t = useTranslations('accounts')
  const admin = useTranslations('admin')
  const { users } = useData<Data>()
  const { user: self } = usePageContext()
  return (
    <>
      <div className={styles.head}>
        <h1 id={LIST_TITLE_ID} className={styles.title}>
          {t('users.title')}
        </h1>
        <ButtonLink small href="/admin/users/invite">
          <UserPlus aria-hidden />
          {t('users.invite')}
        </ButtonLink>
      </div>
      <DoneNotice />
      <CardTable<Data['users'][number]>
        labelledBy={LIST_TITLE_ID}
        rows={users}
        columns={[
          {
            label: t('users.email'),
            cell: ({ id, email }) => (
              <span className={styles.email}>
                <a className={styles.link} href={`/admin/users/${id}`}>
                  {email}
                </a>
                {email === self?.email && ` (${t('users.you')})`}
              </span>
            ),
          },
          { label: t('users.name'), cell: ({ name }) => name ?? <NotGiven /> },
          { label: t('users.role'), cell: ({ role }) => admin(`roles.${role}`) },
          { label: t('users.state'), cell: ({ state }) => <UserState state={state} /> },
          {
            label: t('users.secondFactor'),
            captioned: true,
            cell: ({ secondFactor }) => t(secondFactor ? 'users.yes' : 'users.no'),
          },
          { label: t('users.added'), captioned: true, cell: ({ createdAt }) => <Time moment={createdAt} /> },
        ]}
      />
    </>
  )
}
