import { useData } from '../../../page-context'
import { useTranslations } from '../../../translations'
import { CardTable } from '../list/CardTable'
import { Contact } from '../list/Contact'
import { LIST_TITLE_ID, ListPage } from '../list/ListPage'
import { LongText } from '../list/LongText'
import { Time } from '../Time'
import type { Data } from './+data'

export default function Page() {
  const t = useTranslations('admin')
  const site = useTranslations('layout')
  const list = useData<Data>()
  const column = (name: 'received' | 'name' | 'contact' | 'subject' | 'message' | 'language') =>
    t(`lists.contactMessages.columns.${name}`)
  return (
    <ListPage title={t('lists.contactMessages.title')} empty={t('lists.contactMessages.empty')} list={list}>
      <CardTable<Data['items'][number]>
        labelledBy={LIST_TITLE_ID}
        rows={list.items}
        columns={[
          { label: column('received'), cell: ({ receivedAt }) => <Time moment={receivedAt} /> },
          { label: column('name'), cell: ({ name }) => <strong>{name}</strong> },
          { label: column('contact'), cell: (message) => <Contact {...message} /> },
          { label: column('subject'), cell: ({ subject }) => subject },
          { label: column('message'), cell: ({ message }) => <LongText text={message} /> },
          { label: column('language'), cell: ({ language }) => site(`language.${language}`) },
        ]}
      />
    </ListPage>
  )
}
