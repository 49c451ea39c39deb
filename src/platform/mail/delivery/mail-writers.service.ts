import { Injectable } from '@nestjs/common'
import type { LetterUse } from '../letter-use.js'
import type { Letter } from '../letter.js'
import type { OutgoingMail } from '../outgoing-mail.entity.js'
import type { Language } from '#src/shared/languages.js'

/** @returns what the mail says; undefined when there is nothing to say any more, as of a lead that was erased */
export type MailWriter = (mail: OutgoingMail, use: LetterUse) => Promise<Letter | undefined>

/** Letters of a kind as they would be written, of something invented, by what each of them shows. */
export type LetterSamples = Record<string, (language: Language) => Promise<Letter>>

interface MailKind {
  /** Whether mails of that kind let all others go first, as those that many get at once. */
  waits?: boolean
  /** For the previews of development; a test names a kind without. */
  samples?: LetterSamples
}

/** Who writes mails of which kind. Features register theirs: the mail module knows none of them. */
@Injectable()
export class MailWritersService {
  private readonly writers = new Map<string, MailWriter>()
  private readonly patient = new Set<string>()
  private readonly samplesByKind = new Map<string, LetterSamples>()

  register(kind: string, writer: MailWriter, { waits = false, samples = {} }: MailKind = {}): void {
    this.writers.set(kind, writer)
    if (waits) this.patient.add(kind)
    this.addSamples(kind, samples)
  }

  /** Of letters that are sent at once, and so by no writer. */
  addSamples(kind: string, samples: LetterSamples): void {
    this.samplesByKind.set(kind, samples)
  }

  /** By kind. */
  get samples(): ReadonlyMap<string, LetterSamples> {
    return this.samplesByKind
  }

  /** The kinds whose mails let all others go first. */
  get patientKinds(): string[] {
    return [...this.patient]
  }

  /** Whether somebody writes mails of that kind: none does, perhaps, after a return to an older version. */
  knows(kind: string): boolean {
    return this.writers.has(kind)
  }

  /** @throws Error for a kind that nobody writes */
  write(mail: OutgoingMail, use: LetterUse): Promise<Letter | undefined> {
    const writer = this.writers.get(mail.kind)
    if (!writer) throw new Error(`Nobody writes mails of kind ${mail.kind}`)
    return writer(mail, use)
  }
}
