import { useData } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { PrintPage } from '#views/admin/leads/print/PrintPage'
import type { Data } from './+data'

type Row = Omit<Data['items'][number], 'merged'>

export default function Page() {
  const admin = useTranslations('admin')
  return (
    <PrintPage<Row>
      kind={leadKinds.appointmentRequest}
      title={admin('print.appointmentRequests')}
      list={useData<Data>()}
    />
  )
}
