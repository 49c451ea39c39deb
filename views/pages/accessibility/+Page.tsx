import { LegalPage } from '#views/legal/LegalPage'

export default function Page() {
  return <LegalPage page="accessibility" />
}
