/** Returns the placeholders of texts, such as `{name}`, sorted and without repetitions. */
export function placeholdersIn(...texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()
}

/** Fills the placeholders of a text; those without a value stay as they are. */
export function fillPlaceholders(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => valueOf(name) ?? placeholder)
}
