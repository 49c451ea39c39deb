import { useData } from '../../../page-context'
import { useTranslations } from '../../../translations'
import { LIST_TITLE_ID, ListPage } from '../list/ListPage'
import { PlainTable } from '../list/PlainTable'
import { PrintActions } from '../list/PrintActions'
import { Time } from '../Time'
import type { Data } from './+data'

export default function Page() {
  const t = useTranslations('admin')
  const site = useTranslations('layout')
  const list = useData<Data>()
  const column = (name: 'received' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'language') =>
    t(`lists.contactMessages.columns.${name}`)
  return (
    <ListPage
      title={t('simple.contactTitle')}
      empty={t('lists.contactMessages.empty')}
      list={list}
      actions={<PrintActions fullList="/admin/contact-messages" />}
    >
      <PlainTable<Data['items'][number]>
        labelledBy={LIST_TITLE_ID}
        rows={list.items}
        columns={[
          { label: column('received'), cell: ({ receivedAt }) => <Time moment={receivedAt} as="date" /> },
          { label: column('name'), cell: ({ name }) => name },
          { label: column('email'), cell: ({ email }) => email },
          { label: column('phone'), cell: ({ phone }) => phone },
          { label: column('subject'), cell: ({ subject }) => subject },
          { label: column('message'), cell: ({ message }) => message },
          { label: column('language'), cell: ({ language }) => site(`language.${language}`) },
        ]}
      />
    </ListPage>
  )
}
