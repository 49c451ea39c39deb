import { Editor } from '#views/content/admin/editor/Editor'
import { Requests } from '#views/kit/requests/Requests'
import { useData } from '#views/page-context'
import type { Data } from './+data'

export default function Page() {
  const { kind, item, choices, history } = useData<Data>()
  return (
    <Requests>
      <Editor key={item?.id ?? 'new'} kind={kind} choices={choices} history={history} stored={item} />
    </Requests>
  )
}
