import { LegalPage } from '../../components/LegalPage'

export default function Page() {
  return <LegalPage page="privacy-policy" />
}
