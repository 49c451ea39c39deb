import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const tokens = 'views/styles/tokens.css'

/** Copies the design tokens to the build under their path here, for the API documentation, whose style sheet is not built. */
export function designTokens(): Plugin {
  return {
    name: 'design-tokens',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: tokens, source: await readFile(tokens, 'utf8') })
    },
  }
}
