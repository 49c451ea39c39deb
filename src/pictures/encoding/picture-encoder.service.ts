import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Injectable } from '@nestjs/common'
import { inTime } from '#src/platform/background/in-time.js'
import { requireValue } from '#src/shared/lookups.js'
import type { CopyFormat, DerivedFile, Master, ReadPicture } from './encode.js'
import { type EncoderAnswer, type EncoderTask, toBuffer } from './encoder-task.js'

/** Far longer than a picture of the maximum size takes on a slow machine. */
const MAX_MS = 120_000

/** More than a picture of the maximum size takes; a file may state another size to the site than to its decoder. */
const MAX_RESIDENT_BYTES = 1_200_000_000
const WATCH_MS = 50

const beside = fileURLToPath(new URL('./encoder-process.js', import.meta.url))

/** Script of the process; sources, as run by tests, use the build. */
const script = existsSync(beside) ? beside : join(process.cwd(), 'dist/src/pictures/encoding/encoder-process.js')

/** Failure of an encoder: the picture cannot be decoded, or the process ended or took too long. */
export class EncoderFailure extends Error {}

/**
 * Decodes and encodes pictures in a separate process: a file that crashes a decoder or exhausts it does not affect the site, and
 * all memory is returned. One upload and one picture at a time.
 */
@Injectable()
export class PictureEncoderService {
  private readonly stopping = new AbortController()
  private upload: Promise<unknown> = Promise.resolve()

  /** Turns an upload into its master. @throws EncoderFailure for a picture that cannot be decoded */
  createMaster(upload: Buffer, { orientation, colours }: ReadPicture): Promise<Master> {
    const created = this.runInTurn({ work: 'master', upload, orientation, colours })
    return created.then((answer) => {
      const master = requireValue(answer.master, 'master')
      return { ...master, png: toBuffer(master.png) }
    })
  }

  /** Encodes an upload again, without its metadata. @throws EncoderFailure for a picture that cannot be decoded */
  createCopy(upload: Buffer, { orientation, colours }: ReadPicture, format: CopyFormat): Promise<Buffer> {
    return this.runInTurn({ work: 'copy', upload, orientation, colours, format }).then(({ copy }) =>
      toBuffer(requireValue(copy, 'copy')),
    )
  }

  /** Encodes all files of a picture; undefined if the site stops meanwhile. @throws EncoderFailure */
  async deriveFiles(png: Buffer, width: number): Promise<DerivedFile[] | undefined> {
    try {
      const { files } = await this.run({ work: 'files', png, width })
      return requireValue(files, 'files of the picture').map((file) => ({ ...file, bytes: toBuffer(file.bytes) }))
    } catch (error) {
      if (this.stopping.signal.aborted) return undefined
      throw error
    }
  }

  /** Ends the processes. */
  stop(): void {
    this.stopping.abort()
  }

  /** Waits for the uploads before. */
  private runInTurn(task: EncoderTask): Promise<EncoderAnswer> {
    const created = this.upload.then(() => this.run(task))
    this.upload = created.catch(() => undefined)
    return created
  }

  private run(task: EncoderTask): Promise<EncoderAnswer> {
    return inTime(MAX_MS, this.stopping.signal, (signal) => runProcess(task, signal))
  }
}

function runProcess(task: EncoderTask, signal: AbortSignal): Promise<EncoderAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(script, {
      serialization: 'advanced',
      execArgv: [], // no inspector, no hooks of tests
      env: {}, // no secrets where hostile files are decoded
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    })
    const watch = setInterval(() => {
      void residentBytes(child.pid).then((bytes) => bytes > MAX_RESIDENT_BYTES && child.kill('SIGKILL'))
    }, WATCH_MS)
    let answer: EncoderAnswer | undefined
    child.on('message', (message) => (answer = message as EncoderAnswer))
    child.on('error', (error) => {
      clearInterval(watch)
      reject(new EncoderFailure(error.message))
    })
    child.once('exit', (code, killedBy) => {
      clearInterval(watch)
      if (answer && answer.error === undefined) resolve(answer)
      else reject(new EncoderFailure(answer?.error ?? `Encoder ended with ${killedBy ?? code}`))
    })
    child.send(task)
  })
}

/** Returns the memory of a process; 0 on systems without `/proc`, and for a process that has ended. */
async function residentBytes(pid?: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0)
}
