import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { TestApp } from './test-app.js'

interface Layer {
  route?: { path: string; methods: Record<string, boolean> }
}

/** Returns every route of the application's router, as `METHOD path`. */
export function routesOf({ app }: TestApp): string[] {
  const layers = app.getHttpAdapter().getInstance().router.stack as Layer[]
  return layers.flatMap(({ route }) =>
    Object.keys(route?.methods ?? {}).map((method) => `${method.toUpperCase()} ${route!.path}`),
  )
}

/** Returns method and URL of a route, with parameters that match nothing. */
export function requestTo(route: string): { method: 'get'; url: string } {
  const [method, path] = route.split(' ') as [string, string]
  return { method: method.toLowerCase() as 'get', url: path.replace('/*path', '/anything').replace(/:\w+/g, 'x') }
}

/** Unused id. */
export const nobody = '00000000-0000-4000-8000-000000000000'

/** Returns the paths of the admin's pages, from their folders. */
export function adminPages(): string[] {
  return filesOfPages('+Page.tsx').map(addressOf)
}

/** Returns the names of the methods of `admin` that the data of each page calls, also in the files that it imports. */
export function readsOfPages(): { address: string; names: string[] }[] {
  return filesOfPages('+data.ts').map((file) => ({
    address: addressOf(file),
    names: [...new Set(sourcesOf(`views/${file}`).flatMap(calledIn))],
  }))
}

/** Folder of a page of the admin below its capability, with a group in parentheses or without. */
const PAGE = /\/pages(?:\/\([\w-]+\))?(\/admin\/.*)\//

const filesOfPages = (name: string) =>
  readdirSync('views', { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === name && PAGE.test(file),
  )

const addressOf = (file: string) =>
  PAGE.exec(file)![1]!
    .replace(/\/index$/, '')
    .replace(/@\w+/g, nobody)

const calledIn = (source: string) => [...source.matchAll(/\badmin\.(\w+)\(/g)].map(([, name]) => name!)

/** Returns a file of the views and the files that it imports. */
function sourcesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const imported = [...source.matchAll(/from '(#views\/|\.[^']*\/)([^']+)'/g)]
    .map(([, folder, name]) =>
      folder === '#views/' ? `views/${name}.ts` : `${join(dirname(file), folder!)}${name}.ts`,
    )
    .filter(existsSync)
  return [source, ...imported.flatMap((each) => sourcesOf(each, seen))]
}
