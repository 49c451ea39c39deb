import { once } from 'node:events'
import fs from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { SUPERUSER } from './cluster.js'

const LOOPBACK = '127.0.0.1'
const DEFAULT_PORT = 5432
/** https://man7.org/linux/man-pages/man7/unix.7.html: 108 bytes on Linux, 104 on macOS, less the terminating NUL. */
const MAX_SOCKET_PATH = 103

/**
 * Address on which a server listens: a socket in its own directory, or else (Windows, a long path) the loopback
 * interface.
 */
export interface Endpoint {
  host: string
  port: number
}

/** Chooses the endpoint of a new server on a cluster. */
export async function chooseEndpoint(directory: string): Promise<Endpoint> {
  const socket = join(directory, `.s.PGSQL.${DEFAULT_PORT}`)
  const canUseSocket = process.platform !== 'win32' && Buffer.byteLength(socket) <= MAX_SOCKET_PATH
  return canUseSocket ? { host: directory, port: DEFAULT_PORT } : freeLoopbackEndpoint()
}

/** Returns the endpoint of the server that runs on a cluster, once it accepts connections. */
export function findEndpoint(directory: string): Endpoint | undefined {
  const { port, socketDirectory, status } = readPidFile(directory) ?? {}
  if (status !== 'ready' || !port) return undefined
  return { host: socketDirectory || LOOPBACK, port }
}

/** Returns settings that make a server listen at its endpoint alone. */
export function listenSettings({ host, port }: Endpoint): Record<string, string> {
  const isLoopback = host === LOOPBACK
  return {
    listen_addresses: isLoopback ? LOOPBACK : '',
    unix_socket_directories: isLoopback ? '' : host,
    port: String(port),
  }
}

/** Returns the connection string of an endpoint. */
export function urlOf({ host, port }: Endpoint, passwordFile: string): string {
  const password = host === LOOPBACK ? `:${fs.readFileSync(passwordFile, 'utf8')}` : ''
  return `postgres://${SUPERUSER}${password}@${encodeURIComponent(host)}:${port}/postgres`
}

/** Parses postmaster.pid by line: https://www.postgresql.org/docs/current/storage-file-layout.html */
export function readPidFile(directory: string) {
  const file = join(directory, 'postmaster.pid')
  if (!fs.existsSync(file)) return undefined
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), socketDirectory: lines[4], status: lines[7]?.trim() }
}

/** Returns an unused endpoint on the loopback interface. */
export async function freeLoopbackEndpoint(): Promise<Endpoint> {
  const probe = createServer().listen(0, LOOPBACK)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return { host: LOOPBACK, port }
}
