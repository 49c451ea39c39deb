import createTemplateDatabase from '../support/create-template-database.js'

/** Creates the migrated database of which each site gets a copy. */
export default function globalSetup(): Promise<void> {
  return createTemplateDatabase()
}
