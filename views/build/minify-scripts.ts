import { minify } from '@swc/core'
import type { Plugin } from 'vite'

/** Minifies the scripts with swc: smaller than terser's output, in a twentieth of the time. */
export function minifyScripts(): Plugin {
  return {
    name: 'minify-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: {
      order: 'post', // after Vite has added the preloads
      handler: (code) => minify(code, { ecma: 2020, module: true, compress: { ecma: 2020 }, mangle: true }),
    },
  }
}
