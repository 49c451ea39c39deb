/** Full stop of an initial, or of an abbreviation that is part of an address, a number or a title. */
const ABBREVIATED = String.raw`(?<!(?<!\p{L})(?:[Uu]l|[Ss]v|[Dd]r|[Bb]r|[Tt]el|[Ss]t|[Rr]d|\p{Lu})\.)`

/** White space between a sentence and the capital letter that begins the next one. */
const BETWEEN = new RegExp(String.raw`(?<=[.!?]["”“]?)${ABBREVIATED}\s+(?=["„“]?\p{Lu})`, 'u')

/** Returns the sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.trim().split(BETWEEN).filter(Boolean)
}
