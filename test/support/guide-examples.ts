import { readFileSync } from 'node:fs'

const FOLDER = 'src/platform/http/api-docs/guides/'

/** Returns the examples of a guide in a language, as readers copy them. */
export function guideExamples(guide: string, language: string): string[] {
  const text = readFileSync(`${FOLDER}${guide}.md`, 'utf8')
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm'))].map(([, code]) => code!)
}
