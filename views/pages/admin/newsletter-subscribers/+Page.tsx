import { useData } from '../../../page-context'
import { useTranslations } from '../../../translations'
import { CardTable } from '../list/CardTable'
import { LIST_TITLE_ID, ListPage } from '../list/ListPage'
import { LongText } from '../list/LongText'
import { Time } from '../Time'
import type { Data } from './+data'

export default function Page() {
  const t = useTranslations('admin')
  const site = useTranslations('layout')
  const list = useData<Data>()
  const column = (name: 'subscribed' | 'email' | 'language' | 'consent') =>
    t(`lists.newsletterSubscribers.columns.${name}`)
  return (
    <ListPage title={t('lists.newsletterSubscribers.title')} empty={t('lists.newsletterSubscribers.empty')} list={list}>
      <CardTable<Data['items'][number]>
        labelledBy={LIST_TITLE_ID}
        rows={list.items}
        columns={[
          { label: column('subscribed'), cell: ({ subscribedAt }) => <Time moment={subscribedAt} /> },
          { label: column('email'), cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
          { label: column('language'), cell: ({ language }) => site(`language.${language}`) },
          { label: column('consent'), cell: ({ consentText }) => <LongText text={consentText} /> },
        ]}
      />
    </ListPage>
  )
}
