import { languages } from '../languages.js'
import { type Claim, newHealthClaims } from './health-claims.js'

/** Claim in a field of content. */
export interface ContentClaim extends Claim {
  /** Dotted name of the field, such as `text.hr`. */
  field: string
}

/**
 * Finds the claims in the translated texts of content that the earlier content did not make.
 * @param earlier the stored content; empty for new content
 */
export function newContentClaims(content: object, earlier: object = {}): ContentClaim[] {
  const before = translatedTexts(earlier)
  return [...translatedTexts(content)].flatMap(([field, text]) =>
    newHealthClaims(text, before.get(field) ?? '').map((claim) => ({ ...claim, field })),
  )
}

/** Returns the texts in a language, by their dotted names. */
function translatedTexts(content: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(content).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return languages.some((language) => language === key) ? [[path + key, value]] : []
      return value && typeof value === 'object' ? [...translatedTexts(value, `${path}${key}.`)] : []
    }),
  )
}
