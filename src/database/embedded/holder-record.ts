import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'

/** What the file beside the data directory says of the process that has it. */
export interface Holder {
  token: string
  pid: number
  host: string
  /** Identity of the kernel's lock that it has as well. */
  kernelLock?: string
  beats: number
}

/** The entry of this process in that file. */
export class HolderRecord {
  private constructor(
    private readonly file: string,
    private readonly holder: Holder,
    private readonly descriptor: number,
  ) {}

  /** @returns undefined when another process has its entry there */
  static add(file: string, kernelLock?: string): HolderRecord | undefined {
    return this.place(file, kernelLock, (draft) => {
      try {
        fs.linkSync(draft, file) // appears together with its content, or fails when there is one
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
        throw error
      }
    })
  }

  static replace(file: string, kernelLock?: string): HolderRecord {
    return this.place(file, kernelLock, (draft) => {
      fs.renameSync(draft, file)
      return true
    })!
  }

  private static place(file: string, kernelLock: string | undefined, put: (draft: string) => boolean) {
    const holder: Holder = { token: randomUUID(), pid: process.pid, host: os.hostname(), kernelLock, beats: 0 }
    const draft = `${file}.${holder.token}`
    const record = new HolderRecord(file, holder, fs.openSync(draft, 'wx', 0o600))
    let placed = false
    try {
      record.beat()
      placed = put(draft)
      return placed ? record : undefined
    } finally {
      fs.rmSync(draft, { force: true })
      if (!placed) fs.closeSync(record.descriptor)
    }
  }

  isInPlace(): boolean {
    return parseHolder(readRecord(this.file))?.token === this.holder.token
  }

  /** By the open file: the entry of another process is not written over. */
  beat(): void {
    this.holder.beats++
    fs.writeSync(this.descriptor, JSON.stringify(this.holder), 0)
  }

  remove(): void {
    fs.closeSync(this.descriptor)
    if (this.isInPlace()) fs.rmSync(this.file)
  }
}

export function readRecord(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** @returns undefined for none, and for what a power cut left of one */
export function parseHolder(record: string | undefined): Holder | undefined {
  try {
    return JSON.parse(record ?? '') as Holder
  } catch {
    return undefined
  }
}
