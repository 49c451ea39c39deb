import { Injectable } from '@nestjs/common'
import type { CalendarEntry } from '#src/platform/mail/letter.js'
import type { LetterUse } from '#src/platform/mail/letter-use.js'
import type { Language } from '#src/shared/languages.js'
import type { LeadKindName } from '#src/shared/leads/lead-kinds.js'
import type { Lead } from '../lead.entity.js'

/** Parts of a letter to the sender of a lead, besides those of all kinds. */
export interface SenderLetterParts {
  /** Address of the link below the fields, whose label is the text `action` of the letter. */
  link: string
  /** Values of placeholders in its texts. */
  placeholders: Record<string, string>
  /** Visit that the letter is about. */
  visit: {
    starts: Date
    ends: Date
    /** Euros; undefined where nothing is due. */
    price?: number
    /** Visit before a move. */
    earlier?: { starts: Date; ends: Date }
  }
  /** How the location is reached, if it still exists; replaces the time of receipt. */
  centre?: { address: string; phone: string; page: string }
  /** Advice before the visit. */
  preparation?: { tellUs: string[]; paragraphs: string[]; points: string[] }
  calendar: CalendarEntry
}

/** @returns undefined for a confirmation that is obsolete */
export type ConfirmationPartsWriter = (
  lead: Lead,
  language: Language,
  use: LetterUse,
) => Promise<SenderLetterParts | undefined>

/** Registry of further parts of confirmations, by kind of lead. Features register theirs. */
@Injectable()
export class ConfirmationPartsService {
  private readonly writers = new Map<LeadKindName, ConfirmationPartsWriter>()

  register(kind: LeadKindName, writer: ConfirmationPartsWriter): void {
    this.writers.set(kind, writer)
  }

  /** Returns the writer of a kind; undefined if its confirmations have no further parts. */
  of(kind: LeadKindName): ConfirmationPartsWriter | undefined {
    return this.writers.get(kind)
  }
}
