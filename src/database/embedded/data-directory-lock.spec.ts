import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { DataDirectoryInUse, DataDirectoryLock } from './data-directory-lock.js'

const BEAT_MS = 40

describe('DataDirectoryLock', () => {
  let parent: string
  let directory: string
  let lost: string[]
  let held: DataDirectoryLock[]

  beforeAll(() => void Logger.overrideLogger(false))
  beforeEach(() => {
    parent = fs.mkdtempSync(join(tmpdir(), 'biorezonanca-lock-'))
    directory = join(parent, 'postgres')
    lost = []
    held = []
  })
  afterEach(() => {
    for (const lock of held) lock.release()
    fs.rmSync(parent, { recursive: true })
  })
  afterAll(() => void Logger.overrideLogger(['error', 'warn', 'log']))

  async function take(): Promise<DataDirectoryLock> {
    const endProcess = (reason: string) => {
      lost.push(reason)
      throw new Error(reason)
    }
    const lock = await DataDirectoryLock.take(directory, endProcess, BEAT_MS)
    held.push(lock)
    return lock
  }

  /** A lock on a new file says nothing of one on the old: as between two machines on one volume. */
  function moveToAnotherKernel(): void {
    fs.rmSync(`${directory}.lock`, { force: true })
  }

  function recordOfDead(): string {
    return JSON.stringify({ token: 'of-a-container-that-is-gone', pid: process.pid, host: 'old', beats: 7 })
  }

  it('refuses a second process on the machine, and lets it in when the first is done', async () => {
    const first = await take()
    await expect(take()).rejects.toThrow(DataDirectoryInUse)
    await expect(take()).rejects.toThrow(`in use by process ${process.pid} on `)
    first.confirm()
    held.pop()?.release()
    held.push(await take())
    held.shift()
  })

  it('waits for a process that is about to stop', async () => {
    const first = await take()
    setTimeout(() => first.release(), 4 * BEAT_MS)
    await take()
    held.shift()
  })

  it('takes over at once from a process that died on this machine', async () => {
    const first = await take()
    const record = fs.readFileSync(`${directory}.holder`)
    first.release()
    held.pop()
    fs.writeFileSync(`${directory}.holder`, record)
    const begun = performance.now()
    await take()
    expect(performance.now() - begun).toBeLessThan(5 * BEAT_MS)
  })

  it('refuses what beats out of the reach of its kernel', async () => {
    const first = await take()
    moveToAnotherKernel()
    await expect(take()).rejects.toThrow(DataDirectoryInUse)
    first.confirm()
    expect(lost).toEqual([])
  })

  it.each([
    ['beats no more', recordOfDead],
    ['is empty after a power cut', () => ''],
  ])('takes over from a record that %s', async (_what, record) => {
    fs.writeFileSync(`${directory}.holder`, record())
    const lock = await take()
    lock.confirm()
    expect(lost).toEqual([])
  })

  it('lets one of several that found the same holder dead have it, whatever machines they are on', async () => {
    fs.writeFileSync(`${directory}.holder`, recordOfDead())
    const attempts = Array.from({ length: 4 }, () => {
      moveToAnotherKernel()
      return take()
    })
    const results = await Promise.allSettled(attempts)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    held[0]!.confirm()
    expect(lost).toEqual([])
  })

  it('ends a process that was paused while another took over, before it changes anything', async () => {
    const paused = await take()
    const { file, entry } = { file: `${directory}.holder`, entry: recordOfDead() }
    fs.writeFileSync(`${file}.new`, entry)
    fs.renameSync(`${file}.new`, file)
    expect(() => paused.confirm()).toThrow('was taken over by process')
    await pause(0)
    expect(fs.readFileSync(file, 'utf8')).toBe(entry)
    paused.release()
    held.pop()
    expect(fs.readFileSync(file, 'utf8')).toBe(entry)
  })
})
