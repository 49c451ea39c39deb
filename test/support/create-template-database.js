import { existsSync } from 'node:fs'

export default async function createTemplateDatabase() {
  if (!existsSync('dist/views/server/entry.mjs')) throw new Error('These tests run the built site: npm run build')
  const { createTemplateDatabase: create } = await import('./template-database.js')
  await create()
}
