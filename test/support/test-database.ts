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
    async drop() {
      await sessionsEnded(serverUrl, name)
      await run(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** Waits for connections that have just been closed: a client whose server ends first reports a lost connection. */
async function sessionsEnded(serverUrl: string, database: string): Promise<void> {
  await run(
    serverUrl,
    `DO $$ BEGIN
       FOR attempt IN 1..100 LOOP
         EXIT WHEN NOT EXISTS (SELECT FROM pg_stat_activity WHERE datname = '${database}');
         PERFORM pg_sleep(0.01), pg_stat_clear_snapshot();
       END LOOP;
     END $$`,
  )
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
