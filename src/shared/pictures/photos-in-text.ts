/** Address of a picture of the library in Markdown: `![](/media/{name})`. */
const ADDRESS = /\/media\/([0-9a-f]{24})(?![0-9a-f])/g

/** Returns the names of the pictures of the library inside a text. */
export function photoNamesIn(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(ADDRESS)].map(([, name = '']) => name))]
}

/** Returns the address of a picture in Markdown. */
export const photoInText = (name: string) => `/media/${name}`
