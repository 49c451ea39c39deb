import { useData } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { Excerpt } from '#views/admin/leads/list/Excerpt'
import { LeadListPage } from '#views/admin/leads/list/LeadListPage'
import { useLeadColumns } from '#views/admin/leads/list/use-lead-columns'
import type { Data } from './+data'

type Row = Data['items'][number]

const kind = leadKinds.contactMessage
const nameOf = ({ name }: Row) => name

export default function Page() {
  const t = useTranslations('desk')
  const list = useData<Data>()
  const { received, name, contact, status, assignee, centre, language } = useLeadColumns(kind, list, nameOf)
  const label = (column: 'subject' | 'message') => t(`contactMessages.columns.${column}`)
  return (
    <LeadListPage<Row>
      kind={kind}
      list={list}
      nameOf={nameOf}
      columns={[
        received,
        name,
        contact,
        { name: 'subject', label: label('subject'), cell: ({ subject }) => subject },
        {
          name: 'message',
          label: label('message'),
          cell: ({ message, language: lang }) => <Excerpt text={message} lang={lang} />,
        },
        status,
        assignee,
        centre,
        language,
      ]}
    />
  )
}
