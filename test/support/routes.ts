import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
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
  const files = readdirSync('views/pages/admin', { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\+Page\.tsx$/.test(file))
    .map((file) =>
      `/admin/${dirname(file)}`.replace(/\/index$/, '').replace('/content/preview', '/content/posts/@id/preview'),
    )
    .map((address) => address.replace(/@\w+/g, nobody))
}
