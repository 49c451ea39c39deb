import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, In } from 'typeorm'
import { Environment } from '../../config/environment.js'
import { OutgoingMail } from '../outgoing-mail.entity.js'
import { mailDirectory } from './mail-directory.js'

/** Id of a mail in its file name, or in that of an incomplete file. */
const NAME = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml(?:\.\d+)?$/

const FILES_AT_A_TIME = 500

export interface MailFile {
  name: string
  content: string
}

/** Files of mails, on a machine without a mail server. A file is deleted at most one day after its mail. */
@Injectable()
export class MailFilesService {
  private readonly directory: string

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    environment: Environment,
  ) {
    this.directory = mailDirectory(environment)
  }

  async read(mailIds: string[]): Promise<MailFile[]> {
    const files: MailFile[] = []
    for (const { name } of await this.of(mailIds)) {
      files.push({ name, content: await readFile(join(this.directory, name), 'utf8') })
    }
    return files
  }

  /** Deletes the files of mails. @returns their number */
  async remove(mailIds: string[]): Promise<number> {
    return this.removeAll(await this.of(mailIds))
  }

  /** Deletes files whose mails no longer exist: deleted by a process with another directory, or one that was killed. */
  async removeOrphans(): Promise<number> {
    const files = await this.list()
    let removed = 0
    for (let from = 0; from < files.length; from += FILES_AT_A_TIME) {
      const some = files.slice(from, from + FILES_AT_A_TIME)
      const where = { id: In(some.map(({ mailId }) => mailId)) }
      const mails = await this.dataSource.manager.find(OutgoingMail, { select: { id: true }, where })
      const known = new Set(mails.map(({ id }) => id))
      removed += await this.removeAll(some.filter(({ mailId }) => !known.has(mailId)))
    }
    return removed
  }

  private async of(mailIds: string[]) {
    const ids = new Set(mailIds)
    return ids.size > 0 ? (await this.list()).filter(({ mailId }) => ids.has(mailId)) : []
  }

  private async list(): Promise<{ name: string; mailId: string }[]> {
    const names = await readdir(this.directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return names.flatMap((name) => {
      const mailId = NAME.exec(name)?.[1]
      return mailId ? [{ name, mailId }] : []
    })
  }

  private async removeAll(files: { name: string }[]): Promise<number> {
    for (const { name } of files) await rm(join(this.directory, name), { force: true })
    return files.length
  }
}
