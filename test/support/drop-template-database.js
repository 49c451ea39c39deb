import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Client } from 'pg'

export default async function dropTemplateDatabase() {
  const template = process.env.TEST_TEMPLATE
  if (!process.env.TEST_DATABASE_URL) {
    rmSync(dirname(template), { recursive: true })
    return
  }
  const server = new Client(process.env.TEST_DATABASE_URL)
  await server.connect()
  await server.query(`DROP DATABASE ${template}`)
  await server.end()
}
