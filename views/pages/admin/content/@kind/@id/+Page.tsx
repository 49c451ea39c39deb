import { Requests } from '#views/requests/Requests'
import { useData } from '#views/page-context'
import type { Data } from './+data'
import { Editor } from '#views/admin/content/editor/Editor'

export default function Page() {
  const { kind, item, choices, history } = useData<Data>()
  return (
    <Requests>
      <Editor key={item?.id ?? 'new'} {...{ kind, choices, history }} stored={item} />
    </Requests>
  )
}
