import { Editor } from '#views/admin/content/editor/Editor'
import { useData } from '#views/page-context'
import { Requests } from '#views/requests/Requests'
import type { Data } from './+data'

export default function Page() {
  const { kind, item, choices, history } = useData<Data>()
  return (
    <Requests>
      <Editor key={item?.id ?? 'new'} kind={kind} choices={choices} history={history} stored={item} />
    </Requests>
  )
}
