import { useData } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { PrintPage } from '#views/admin/leads/print/PrintPage'
import type { Data } from './+data'

type Row = Omit<Data['items'][number], 'merged'>

const shown = [
  'lastName',
  'firstName',
  'email',
  'phone',
  'preferredLocation',
  'previousExperience',
  'additionalInformation',
] as const

/** What may be longer, in the language of the sender. */
const texts = new Set<string>(['previousExperience', 'additionalInformation'])

export default function Page() {
  const t = useTranslations('desk')
  const admin = useTranslations('admin')
  return (
    <PrintPage<Row>
      kind={leadKinds.franchiseInquiry}
      title={admin('print.franchiseInquiries')}
      list={useData<Data>()}
      columns={shown.map((name) => ({
        label: t(`franchiseInquiries.columns.${name}`),
        cell: (row: Row) => <span lang={texts.has(name) ? row.language : undefined}>{row[name]}</span>,
      }))}
    />
  )
}
