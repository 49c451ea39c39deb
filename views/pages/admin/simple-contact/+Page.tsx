import { useData } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { PrintPage } from '#views/admin/leads/print/PrintPage'
import type { Data } from './+data'

type Row = Omit<Data['items'][number], 'merged'>

export default function Page() {
  const t = useTranslations('desk')
  const admin = useTranslations('admin')
  const column = (name: 'name' | 'email' | 'phone' | 'subject' | 'message') => ({
    label: t(`contactMessages.columns.${name}`),
    cell: (row: Row) => row[name],
  })
  return (
    <PrintPage<Row>
      kind={leadKinds.contactMessage}
      title={admin('print.contactMessages')}
      list={useData<Data>()}
      columns={[
        column('name'),
        column('email'),
        column('phone'),
        column('subject'),
        { ...column('message'), cell: ({ message, language }) => <span lang={language}>{message}</span> },
      ]}
    />
  )
}
