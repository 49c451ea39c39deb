import dropTemplateDatabase from '../support/drop-template-database.js'

export default function globalTeardown(): Promise<void> {
  return dropTemplateDatabase()
}
