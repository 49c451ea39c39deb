import { syncLanguage } from './language'

syncLanguage()
