/** Placeholders of templates for replies. */
export const replyPlaceholders = ['name', 'location', 'time', 'therapist', 'price'] as const

export type ReplyPlaceholder = (typeof replyPlaceholders)[number]

const PLACEHOLDER = /\{(\p{L}+)\}/gu

/** Returns the names of the placeholders in a text, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
]

/** Fills placeholders; those without a value stay, for the author to fill in. */
export const fillTemplate = (text: string, values: Partial<Record<ReplyPlaceholder, string | null>>): string =>
  text.replace(PLACEHOLDER, (placeholder, name: ReplyPlaceholder) => values[name] || placeholder)
