/** Inserts a block into a Markdown text at a position, separated by blank lines. @returns the text, and the position after the block */
export function insertBlock(text: string, at: number, block: string): { value: string; cursor: number } {
  const before = text.slice(0, at).trimEnd()
  const after = text.slice(at).trimStart()
  const beginning = (before && `${before}\n\n`) + block
  return { value: beginning + (after && `\n\n${after}`), cursor: beginning.length }
}
