import { useData } from '../../../page-context'
import { useTranslations } from '../../../translations'
import { LIST_TITLE_ID, ListPage } from '../list/ListPage'
import { PlainTable } from '../list/PlainTable'
import { PrintActions } from '../list/PrintActions'
import { Time } from '../Time'
import type { Data } from './+data'

type ColumnName =
  | 'received'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'preferredLocation'
  | 'previousExperience'
  | 'additionalInformation'
  | 'language'

export default function Page() {
  const t = useTranslations('admin')
  const site = useTranslations('layout')
  const list = useData<Data>()
  const column = (name: ColumnName) => t(`lists.franchiseInquiries.columns.${name}`)
  return (
    <ListPage
      title={t('simple.franchiseTitle')}
      empty={t('lists.franchiseInquiries.empty')}
      list={list}
      actions={<PrintActions fullList="/admin/franchise-inquiries" />}
    >
      <PlainTable<Data['items'][number]>
        labelledBy={LIST_TITLE_ID}
        rows={list.items}
        columns={[
          { label: column('received'), cell: ({ receivedAt }) => <Time moment={receivedAt} as="date" /> },
          { label: column('firstName'), cell: ({ firstName }) => firstName },
          { label: column('lastName'), cell: ({ lastName }) => lastName },
          { label: column('email'), cell: ({ email }) => email },
          { label: column('phone'), cell: ({ phone }) => phone },
          { label: column('preferredLocation'), cell: ({ preferredLocation }) => preferredLocation },
          { label: column('previousExperience'), cell: ({ previousExperience }) => previousExperience },
          { label: column('additionalInformation'), cell: ({ additionalInformation }) => additionalInformation },
          { label: column('language'), cell: ({ language }) => site(`language.${language}`) },
        ]}
      />
    </ListPage>
  )
}
