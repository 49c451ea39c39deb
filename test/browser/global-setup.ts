import { createTemplateDatabase, dropTemplateDatabase } from '../support/template-database.js'

/** Prepares the databases of the run. @returns what ends it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await createTemplateDatabase()
  return dropTemplateDatabase
}
