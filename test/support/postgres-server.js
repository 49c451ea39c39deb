import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findBinaries } from '../../dist/src/platform/database/embedded/binaries.js'
import { prepareCluster } from '../../dist/src/platform/database/embedded/cluster.js'
import { freeLoopbackEndpoint, listenSettings, urlOf } from '../../dist/src/platform/database/embedded/endpoint.js'
import { chooseServerAccount } from '../../dist/src/platform/database/embedded/server-account.js'
import { SERVER_SETTINGS } from '../../dist/src/platform/database/embedded/server-settings.js'

// Jest does not transform global set-up, so this module is JavaScript and uses the build.

/** Settings without durability, since the data of a test run is discarded. */
const THROW_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 2 ** 30

/** Returns the parent of the data directory: in memory if there is room, since each test file creates and drops hundreds of files. */
function parentFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Starts a temporary PostgreSQL server from the site's own binaries, on the loopback interface.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgresServer() {
  const dataDir = mkdtempSync(join(parentFolder(), 'biorezonanca-postgres-'))
  const cluster = join(dataDir, 'cluster')
  const passwordFile = join(dataDir, 'password')
  const binaries = findBinaries()
  const account = chooseServerAccount(binaries, dataDir)
  await prepareCluster(cluster, passwordFile, binaries.version.split('.')[0], account)
  const endpoint = await freeLoopbackEndpoint()
  const settings = { ...SERVER_SETTINGS, ...THROW_AWAY, ...listenSettings(endpoint) }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, options } = account.command('postgres', ['-D', cluster, ...words])
  const server = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', () => server.kill('SIGINT'))
  const output = []
  for await (const line of createInterface(server.stderr)) {
    output.push(line)
    if (!line.includes('ready to accept connections')) continue
    server.stderr.resume() // a full pipe would block the server
    return { url: urlOf(endpoint, passwordFile), stop }
  }
  throw new Error(`PostgreSQL did not start: ${output.join('\n')}`)
}
