import { useData } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { Excerpt } from '#views/admin/leads/list/Excerpt'
import { LeadListPage } from '#views/admin/leads/list/LeadListPage'
import { useLeadColumns } from '#views/admin/leads/list/use-lead-columns'
import type { Data } from './+data'

type Row = Data['items'][number]

const kind = leadKinds.franchiseInquiry
/** As the list sorts them. */
const nameOf = ({ firstName, lastName }: Row) => `${lastName} ${firstName}`

export default function Page() {
  const t = useTranslations('desk')
  const list = useData<Data>()
  const { received, name, contact, status, assignee, centre, language } = useLeadColumns(kind, list, nameOf)
  const column = (columnName: 'preferredLocation' | 'previousExperience' | 'additionalInformation') => ({
    name: columnName,
    label: t(`franchiseInquiries.columns.${columnName}`),
    cell: (row: Row) => <Excerpt text={row[columnName]} lang={row.language} />,
  })
  return (
    <LeadListPage<Row>
      kind={kind}
      list={list}
      nameOf={nameOf}
      columns={[
        received,
        name,
        contact,
        column('preferredLocation'),
        column('previousExperience'),
        column('additionalInformation'),
        status,
        assignee,
        centre,
        language,
      ]}
    />
  )
}
