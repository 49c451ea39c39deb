import { syncConsent } from './consent'
import { syncLanguage } from './language'

syncLanguage()
syncConsent()
