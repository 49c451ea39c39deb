import createTemplateDatabase from '../../test/support/create-template-database.js'

/** Creates the template database for the first mutant only: Stryker runs Jest for each mutant in the same process. */
export default async function oneTemplateDatabase() {
  if (!process.env.TEST_TEMPLATE) await createTemplateDatabase()
}
