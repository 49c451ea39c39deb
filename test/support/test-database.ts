import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export interface TestDatabase {
  url: string
  run: (statement: string) => Promise<void>
  drop: () => Promise<void>
}

/** Creates a separate database on the server of TEST_DATABASE_URL, empty or a copy of `template`. */
export async function createTestDatabase(serverUrl: string, template = 'template0'): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await run(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY = FILE_COPY`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    run: (statement) => run(url.href, statement),
    drop: () => run(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new Client(serverUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
