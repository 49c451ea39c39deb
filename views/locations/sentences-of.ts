/** Returns the sentences of a text; one shorter than 20 characters, such as `ul.`, is part of the next. */
export function sentencesOf(text: string): string[] {
  return (text.match(/\S.{19,}?[.!?](?=\s|$)|\S.*$/gsu) ?? []).map((sentence) => sentence.trim())
}
