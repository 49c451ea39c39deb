import { Injectable } from '@nestjs/common'
import type { Language } from '#src/shared/languages.js'
import type { Letter } from '../letter.js'
import type { LetterUse, TextEdition } from '../letter-use.js'
import type { OutgoingMail } from '../outgoing-mail.entity.js'

/** @returns the letter; undefined when it is obsolete, as for an erased lead */
export type MailWriter = (mail: OutgoingMail, use: LetterUse) => Promise<Letter | undefined>

/** Letters of a kind with sample data, by the name of the sample. Drafts of texts are for previews, never for recipients. */
export type LetterSamples = Record<string, (language: Language, edition: TextEdition) => Promise<Letter>>

interface MailKind {
  /** Low priority: mails of the kind are sent after all others, as bulk mails are. */
  waits?: boolean
  /** Samples for the previews; a test lists kinds without any. */
  samples?: LetterSamples
  /** Namespace of the texts, if the owner edits them. */
  texts?: string
}

/** Registry of the writers of mails, by kind. Features register theirs. */
@Injectable()
export class MailWritersService {
  private readonly writers = new Map<string, MailWriter>()
  private readonly patient = new Set<string>()
  private readonly samplesByKind = new Map<string, LetterSamples>()
  private readonly textsByKind = new Map<string, string>()

  register(kind: string, writer: MailWriter, { waits = false, samples = {}, texts }: MailKind = {}): void {
    this.writers.set(kind, writer)
    if (waits) this.patient.add(kind)
    if (texts) this.textsByKind.set(kind, texts)
    this.addSamples(kind, samples)
  }

  /** Adds samples of letters that are sent immediately, without a registered writer. */
  addSamples(kind: string, samples: LetterSamples): void {
    this.samplesByKind.set(kind, samples)
  }

  /** Samples by kind. */
  get samples(): ReadonlyMap<string, LetterSamples> {
    return this.samplesByKind
  }

  /** Returns the kinds with texts of a namespace, with their samples. */
  samplesWith(texts: string): [kind: string, samples: LetterSamples][] {
    return [...this.samplesByKind].filter(([kind]) => this.textsByKind.get(kind) === texts)
  }

  /** Kinds with low priority. */
  get patientKinds(): string[] {
    return [...this.patient]
  }

  /** Checks whether a kind has a writer; after a downgrade it may have none. */
  knows(kind: string): boolean {
    return this.writers.has(kind)
  }

  /** Writes the letter of a mail. @throws Error for a kind without a writer */
  write(mail: OutgoingMail, use: LetterUse): Promise<Letter | undefined> {
    const writer = this.writers.get(mail.kind)
    if (!writer) throw new Error(`No writer for mails of kind ${mail.kind}`)
    return writer(mail, use)
  }
}
