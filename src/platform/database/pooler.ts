import { Client, type QueryConfig } from 'pg'
import { getFirst } from '#src/shared/lookups.js'
import { StartupError } from '../config/startup-error.js'

/** A pooler usually gives a session to the next client at once, unless others use it at that moment. */
const TRIES = 3

export class UnusablePooler extends StartupError {
  constructor() {
    super('DATABASE_URL leads through a connection pooler. Set DATABASE_DIRECT_URL to the server behind it.')
  }
}

/** Recognizes the response of a pooler to a connection with settings. */
export const isOfPooler = ({ message }: Error) => message.startsWith('unsupported startup parameter')

/**
 * Client of a pooler in transaction mode, which runs each transaction on any session: it prepares no statement by name, because
 * the next session does not know it.
 */
export class ClientOfPooler extends Client {
  override query(...[statement, ...rest]: unknown[]) {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement
    const unnamed = isNamed ? { ...(statement as QueryConfig), name: undefined } : statement
    return (super.query as (...words: unknown[]) => never).call(this, unnamed, ...rest)
  }
}

/**
 * Refuses a pooler that shares sessions between clients: notifications would be lost, and prepared statements fail. Two clients
 * that are connected at once have two server processes otherwise.
 * @throws StartupError
 */
export async function refuseSharedSessions(url: string): Promise<void> {
  const clients = [new Client(url), new Client(url)]
  try {
    await Promise.all(clients.map((client) => client.connect()))
    for (let tries = 0; tries < TRIES; tries++) {
      const pids = new Set<number>()
      for (const client of clients) pids.add(await processOf(client))
      if (pids.size < clients.length) throw new UnusablePooler()
    }
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

async function processOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return getFirst(rows).pid
}
