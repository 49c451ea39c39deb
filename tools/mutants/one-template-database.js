import createTemplateDatabase from '../../test/support/create-template-database.js'

/** Stryker runs Jest anew for each mutant, in one process: the database is made for the first. */
export default async function oneTemplateDatabase() {
  if (!process.env.TEST_TEMPLATE) await createTemplateDatabase()
}
