import { readFileSync } from 'node:fs'

/** Returns the path of the script with which a page begins, by the page's folder: `/assets/Bbo-_AW.js` for `contact`. */
export function entryOf(folder: string): string {
  const assets = JSON.parse(readFileSync('dist/views/assets.json', 'utf8')) as Record<string, { file: string }>
  return `/${assets[`virtual:vike:page-entry:client:/views/pages/${folder}`]!.file}`
}
