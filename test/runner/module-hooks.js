import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from '@swc/core'

// Hooks of Node's module loader: an import of `x.js` finds the source `x.ts`, and `@jest/globals` exports the object `jest`.

const root = new URL('../../', import.meta.url)
const jestObject = new URL('jest-object.js', import.meta.url).href

export function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: jestObject, format: 'module', shortCircuit: true }
  const source = sourceOf(specifier, context.parentURL)
  return source ? { url: source, format: 'module', shortCircuit: true } : nextResolve(specifier, context)
}

export function load(url, context, nextLoad) {
  if (!/\.tsx?(\?|$)/.test(url)) return nextLoad(url, context)
  const filename = fileURLToPath(url)
  const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, sourceMaps: 'inline' })
  return { format: 'module', source: code, shortCircuit: true }
}

/** Returns the URL of the TypeScript source of an import, or undefined for all other modules. */
function sourceOf(specifier, parent) {
  const base = specifier.startsWith('#') ? root : parent
  if (!base || !/^(\.{1,2}\/|#(src|views|client)\/)/.test(specifier) || parent.includes('/node_modules/'))
    return undefined
  const url = new URL(specifier.replace('#', './'), base)
  const stem = url.href.replace(/\.js$/, '')
  return [`${stem}.ts`, `${stem}.tsx`].find((candidate) => existsSync(new URL(candidate)))
}
