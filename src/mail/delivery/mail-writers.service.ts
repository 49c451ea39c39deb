import { Injectable } from '@nestjs/common'
import type { Letter } from '../letter.js'
import type { OutgoingMail } from '../outgoing-mail.entity.js'

/** @returns what the mail says; undefined when there is nothing to say any more, as of a lead that was erased */
export type MailWriter = (mail: OutgoingMail) => Promise<Letter | undefined>

/** Who writes mails of which kind. Features register theirs: the mail module knows none of them. */
@Injectable()
export class MailWritersService {
  private readonly writers = new Map<string, MailWriter>()

  register(kind: string, writer: MailWriter): void {
    this.writers.set(kind, writer)
  }

  /** Whether somebody writes mails of that kind: none does, perhaps, after a return to an older version. */
  knows(kind: string): boolean {
    return this.writers.has(kind)
  }

  /** @throws Error for a kind that nobody writes */
  write(mail: OutgoingMail): Promise<Letter | undefined> {
    const writer = this.writers.get(mail.kind)
    if (!writer) throw new Error(`Nobody writes mails of kind ${mail.kind}`)
    return writer(mail)
  }
}
