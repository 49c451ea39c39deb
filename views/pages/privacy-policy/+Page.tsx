import { LegalPage } from '../../components/LegalPage'
import { useData } from '../../page-context'
import type { Data } from './+data'

export default function Page() {
  return <LegalPage page="privacy-policy" details={useData<Data>()} />
}
