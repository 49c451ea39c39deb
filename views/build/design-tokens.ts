import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const sheets = ['views/styles/tokens.css', 'views/styles/dark.css']

/** Copies the design tokens to the build under their path here, for the API documentation, whose style sheet is not built. */
export function designTokens(): Plugin {
  return {
    name: 'design-tokens',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const fileName of sheets)
        this.emitFile({ type: 'asset', fileName, source: await readFile(fileName, 'utf8') })
    },
  }
}
