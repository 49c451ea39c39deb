import { useData } from '#views/page-context'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { LeadListPage } from '#views/admin/leads/list/LeadListPage'
import { useAnswerColumns } from '#views/admin/leads/list/use-answer-columns'
import { useLeadColumns } from '#views/admin/leads/list/use-lead-columns'
import type { Data } from './+data'

type Row = Data['items'][number]

const kind = leadKinds.franchiseInquiry
/** Last name first, as in the sort order of the list. */
const nameOf = ({ firstName, lastName }: Row) => `${lastName} ${firstName}`

export default function Page() {
  const list = useData<Data>()
  const { received, name, contact, status, assignee, location, language } = useLeadColumns(kind, list, nameOf)
  const answers = useAnswerColumns<Row>(kind)
  return (
    <LeadListPage<Row>
      kind={kind}
      list={list}
      nameOf={nameOf}
      columns={[received, name, contact, ...answers, status, assignee, location, language]}
    />
  )
}
