import type { Application } from 'express'

interface Layer {
  route?: { path: string; methods: Record<string, boolean> }
  match(path: string): boolean
}

/** Takes what no other route has, whether there is such a page or not. */
const LAST_ROUTE = '/{*path}'

/** The methods that the registered routes accept for a path; the last of them, which accepts every one, does not count. */
export function allowedMethods(app: Application, path: string): string[] {
  const layers = app.router.stack as unknown as Layer[]
  const methods = layers
    .filter(({ route }) => route && route.path !== LAST_ROUTE)
    .filter((layer) => layer.match(path))
    .flatMap(({ route }) => Object.keys(route!.methods))
    .map((method) => method.toUpperCase())
  if (methods.includes('GET')) methods.push('HEAD')
  return [...new Set(methods)].sort()
}
