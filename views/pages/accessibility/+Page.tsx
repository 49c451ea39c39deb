import { LegalPage } from '../../legal/LegalPage'

export default function Page() {
  return <LegalPage page="accessibility" />
}
