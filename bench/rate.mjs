import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median } from './statistics.mjs'

const SERVER_CORE = '0'
const LOAD_CORE = '1'
const WARM_UP_SECONDS = 5
const ROUNDS = 3
const SECONDS = 8
/** A client that connects while the others' pages are rendered waits seconds once; wrk would count that as a failure. */
const TIMEOUT = '30s'
const script = fileURLToPath(new URL('load.lua', import.meta.url))

/** Measuring rates needs Debian's wrk, which is faster than any server here, and a core for each side. */
export const canMeasureRates = cpus().length > 1 && spawnSync('which', ['wrk']).status === 0

/** Pins our servers and every Postgres process to one core: database work is part of the cost. */
export function pinToServerCore(servers) {
  const databases = spawnSync('pgrep', ['-x', 'postgres'], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  for (const pid of [...servers.map(({ pid }) => String(pid)), ...databases]) {
    spawnSync('taskset', ['-acp', SERVER_CORE, pid])
  }
}

/**
 * Loads servers alternately; each has the core to itself, since background work of ours, such as mails, is deferred to its next turn.
 * @param {Record<string, { url: string, pid?: number, message?: string }>} sides
 * @returns {Record<string, number>} requests per second, the median of the rounds
 */
export function requestsPerSecond(sides) {
  const rates = Object.fromEntries(Object.keys(sides).map((name) => [name, []]))
  for (const side of Object.values(sides)) loadAlone(side, sides, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, side] of Object.entries(sides)) rates[name].push(loadAlone(side, sides, SECONDS))
  }
  return Object.fromEntries(Object.entries(rates).map(([name, values]) => [name, Math.round(median(values))]))
}

function loadAlone(side, sides, seconds) {
  const others = Object.values(sides).filter((other) => other.pid && other !== side)
  for (const { pid } of others) process.kill(pid, 'SIGSTOP')
  try {
    return load(side, seconds)
  } finally {
    for (const { pid } of others) process.kill(pid, 'SIGCONT')
  }
}

function load({ url, message }, seconds) {
  const output = execFileSync('taskset', wrk(url, message, seconds), { encoding: 'utf8' })
  const [, requests, microseconds, failed] = /RESULT (\d+) (\d+) (\d+)/.exec(output)
  if (failed !== '0') throw new Error(`${url}: ${failed} of ${requests} failed`)
  return Number(requests) / (Number(microseconds) / 1e6)
}

/** Posts a message again and again over 50 connections, while this process goes on; resolves when it has ended. */
export async function postAside({ url, message }, seconds) {
  await promisify(execFile)('taskset', wrk(url, message, seconds))
}

/** Arguments of taskset. */
function wrk(url, message, seconds) {
  const run = `${process.pid}-${performance.now()}`
  const pressure = ['-t1', '-c50', `-d${seconds}s`, '--timeout', TIMEOUT]
  return ['-c', LOAD_CORE, 'wrk', ...pressure, '-s', script, url, '--', run, ...(message ? [message] : [])]
}
