import { readFileSync } from 'node:fs'

/** Returns the path of the script with which a page begins, by the folder below `pages`: `/assets/Bbo-_AW.js` for `contact`. */
export function entryOf(folder: string): string {
  const assets = JSON.parse(readFileSync('dist/views/assets.json', 'utf8')) as Record<string, { file: string }>
  const [, entry] = Object.entries(assets).find(([name]) => name.endsWith(`/pages/${folder}`))!
  return `/${entry.file}`
}
