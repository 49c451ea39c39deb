import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { median } from './statistics.mjs'

const ROUNDS = 3
const SAMPLE_MS = 20
/** As in the npm scripts. */
const FLAGS = ['--max-semi-space-size=1']

/** Measures backup and restore of the site's database, alternating with pg_dump and pg_restore. */
export async function benchBackup(table) {
  const url = process.env.TEST_DATABASE_URL
  const directory = mkdtempSync(join(tmpdir(), 'biorezonanca-bench-backup-'))
  const client = new pg.Client(url)
  await client.connect()
  const targets = []
  const createTarget = async () => {
    const name = `bench_restore_${targets.length}`
    await client.query(`DROP DATABASE IF EXISTS ${name}`)
    await client.query(`CREATE DATABASE ${name}`)
    targets.push(name)
    const target = new URL(url)
    target.pathname = name
    return target.href
  }
  const runs = { backup: [], pg_dump: [], restore: [], pg_restore: [] }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const [ours, theirs] = [`ours-${round}`, `theirs-${round}`].map((name) => join(directory, name))
      runs.backup.push(
        await run(process.execPath, [...FLAGS, 'dist/src/operations/commands/backup.js', ours], url, directory),
      )
      runs.pg_dump.push(await run('pg_dump', ['--format=custom', `--file=${theirs}`, url]))
      const command = [...FLAGS, 'dist/src/operations/commands/restore.js', ours]
      runs.restore.push(await run(process.execPath, command, await createTarget(), directory))
      runs.pg_restore.push(await run('pg_restore', [`--dbname=${await createTarget()}`, theirs]))
    }
  } finally {
    for (const name of targets) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.end()
    rmSync(directory, { recursive: true })
  }
  const medianOf = (tool, measure) => median(runs[tool].map((each) => each[measure]))
  for (const [what, theirs] of [
    ['backup', 'pg_dump'],
    ['restore', 'pg_restore'],
  ]) {
    for (const measure of ['seconds', 'megabytes'])
      table.add({ what, measure, ours: medianOf(what, measure), beside: { [theirs]: medianOf(theirs, measure) } })
  }
}

/** Runs a command to its end. @returns its time, and its highest memory in so far as samples show it */
async function run(command, words, databaseUrl, dataDir) {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const began = performance.now()
  const child = spawn(command, words, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (text) => (errors += text))
  let megabytes = 0
  const sampling = setInterval(() => (megabytes = Math.max(megabytes, highestMemory(child.pid))), SAMPLE_MS)
  const [status] = await once(child, 'close')
  clearInterval(sampling)
  if (status !== 0) throw new Error(`${command}: ${errors}`)
  return { seconds: (performance.now() - began) / 1000, megabytes }
}

function highestMemory(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0 // it has ended
  }
}
