import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import writeFileAtomic from 'write-file-atomic'
import { requireValue } from '#src/shared/lookups.js'
import type { Environment } from '../../config/environment.js'
import { mailDirectory } from '../files/mail-directory.js'

const OWNER_ONLY = 0o600

/** Transport without a mail server: stores mails below `DATA_DIR` as files that mail programs open. */
export class FileTransport {
  readonly keepsFiles = true
  private readonly directory: string
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  constructor(environment: Environment) {
    this.directory = mailDirectory(environment)
  }

  async send(mail: SendMailOptions): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 })
    const { message } = await this.composer.sendMail(mail)
    await writeFileAtomic(join(this.directory, fileName(mail)), message as Buffer, { mode: OWNER_ONLY })
  }

  close(): void {
    this.composer.close()
  }
}

/** Returns a file name that sorts by time, and is equal for every attempt of a mail. */
function fileName({ date, messageId }: SendMailOptions): string {
  const time = (date as Date).toISOString().replaceAll(':', '-')
  const [id] = requireValue(messageId, 'id of the message').replace('<', '').split('@')
  return `${time}-${id}.eml`
}
