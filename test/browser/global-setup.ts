import { createTemplateDatabase, dropTemplateDatabase } from '../support/template-database.js'

/** Prepares the databases of the run, on the embedded PostgreSQL also where Jest uses another server. @returns what ends it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  delete process.env.TEST_DATABASE_URL
  await createTemplateDatabase()
  return dropTemplateDatabase
}
