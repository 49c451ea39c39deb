import { useData } from '../../../page-context'
import { useTranslations } from '../../../translations'
import { CardTable, NotGiven } from '../list/CardTable'
import { Contact } from '../list/Contact'
import { LIST_TITLE_ID, ListPage } from '../list/ListPage'
import { LongText } from '../list/LongText'
import { Time } from '../Time'
import type { Data } from './+data'

type ColumnName =
  'received' | 'name' | 'contact' | 'preferredLocation' | 'previousExperience' | 'additionalInformation' | 'language'

export default function Page() {
  const t = useTranslations('admin')
  const site = useTranslations('layout')
  const list = useData<Data>()
  const column = (name: ColumnName) => t(`lists.franchiseInquiries.columns.${name}`)
  const text = (value: string | null) => (value ? <LongText text={value} /> : <NotGiven />)
  return (
    <ListPage title={t('lists.franchiseInquiries.title')} empty={t('lists.franchiseInquiries.empty')} list={list}>
      <CardTable<Data['items'][number]>
        labelledBy={LIST_TITLE_ID}
        rows={list.items}
        columns={[
          { label: column('received'), cell: ({ receivedAt }) => <Time moment={receivedAt} /> },
          { label: column('name'), cell: ({ firstName, lastName }) => <strong>{`${firstName} ${lastName}`}</strong> },
          { label: column('contact'), cell: (inquiry) => <Contact {...inquiry} /> },
          { label: column('preferredLocation'), cell: ({ preferredLocation }) => preferredLocation },
          { label: column('previousExperience'), cell: ({ previousExperience }) => text(previousExperience) },
          { label: column('additionalInformation'), cell: ({ additionalInformation }) => text(additionalInformation) },
          { label: column('language'), cell: ({ language }) => site(`language.${language}`) },
        ]}
      />
    </ListPage>
  )
}
