import { UserPlus } from 'lucide-react'
import { SecondFactorState } from '#views/admin/users/SecondFactorState'
import { UserState } from '#views/admin/users/UserState'
import { CardTable, NotGiven } from '#views/kit/admin/list/CardTable'
import { LIST_TITLE_ID } from '#views/kit/admin/list/focus-list'
import { ListHead } from '#views/kit/admin/list/ListHead'
import { RowLink } from '#views/kit/admin/list/RowLink'
import { DoneNotice } from '#views/kit/admin/notice/DoneNotice'
import { Time } from '#views/kit/admin/Time'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

export default function Page() {
  const t = useTranslations('accounts')
  const admin = useTranslations('admin')
  const { users } = useData<Data>()
  const { user: self } = usePageContext()
  return (
    <>
      <ListHead
        title={t('users.title')}
        action={
          <ButtonLink small href="/admin/users/invite">
            <UserPlus aria-hidden />
            {t('users.invite')}
          </ButtonLink>
        }
      >
        <DoneNotice t={t} />
      </ListHead>
      <CardTable<Data['users'][number]>
        labelledBy={LIST_TITLE_ID}
        rows={users}
        columns={[
          {
            label: t('users.name'),
            cell: ({ id, name, email }) => (
              <>
                <RowLink href={`/admin/users/${id}`}>{name ?? email}</RowLink>
                {email === self?.email && ` (${t('users.you')})`}
              </>
            ),
          },
          { label: t('users.email'), cell: ({ email }) => email },
          { label: t('users.role'), cell: ({ role }) => admin(`roles.${role}`) },
          {
            label: t('users.locations'),
            captioned: true,
            cell: ({ role, locationNames }) =>
              role === 'editor' ? <NotGiven /> : (locationNames?.join(', ') ?? admin('binding.all')),
          },
          { label: t('users.state'), cell: ({ state }) => <UserState state={state} /> },
          {
            label: t('users.secondFactor'),
            captioned: true,
            cell: (user) => <SecondFactorState {...user} />,
          },
          { label: t('users.added'), captioned: true, cell: ({ createdAt }) => <Time moment={createdAt} /> },
        ]}
      />
    </>
  )
}
