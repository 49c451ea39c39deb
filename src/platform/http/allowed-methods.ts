import type { Application } from 'express'

interface Layer {
  route?: { path: string; methods: Record<string, boolean> }
  match(path: string): boolean
}

/** Returns the methods that the registered routes accept for a path. */
export function allowedMethods(app: Application, path: string): string[] {
  const layers = app.router.stack as unknown as Layer[]
  const methods = layers
    .filter((layer) => layer.route && layer.match(path))
    .flatMap(({ route }) => Object.keys(route?.methods ?? {}))
    .map((method) => method.toUpperCase())
  if (methods.includes('GET')) methods.push('HEAD')
  return [...new Set(methods)].sort()
}
