/** A cookie, so that the server already leaves out the columns that one browser hides: `list.column`, `~` between. */
export const HIDDEN_COLUMNS_COOKIE = 'hiddenColumns'

const SEPARATOR = '~'
const MOST = 100

export function readHiddenColumns(value = ''): string[] {
  return value
    .split(SEPARATOR)
    .filter((name) => /^[\w-]+\.[\w-]+$/.test(name))
    .slice(0, MOST)
}

export function writeHiddenColumns(names: string[]): string {
  return names.join(SEPARATOR)
}
