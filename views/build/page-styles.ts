import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

type Bundle = Rolldown.PluginContext

const PAGE_ENTRY = 'virtual:vike:page-entry:client:'
const ADMIN = /^\/views\/pages\/admin(\/|$)/
const MARK = /\.(file-\w+)\{--file:\1\}/

/** Style data that the server reads at start (src/web/pages/page-styles.service.ts). */
interface PageStyles {
  /** CSS of each public page with everything it contains, by vike's page id. */
  pages: Record<string, string>
  /** URL of the style sheet for client-side navigation: the styles of all pages, except those every page has. */
  others: string
}

/**
 * Vite plugin that splits the one style sheet of the build into the part that each public page needs. A marker at the start of every file
 * survives the minifier; the text between two markers is included or omitted, and its order is the same everywhere.
 */
export function pageStyles(): Plugin {
  let styles: PageStyles
  return {
    name: 'page-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.css$/ },
      handler: (text, id) => `.${nameOf(id)}{--file:${nameOf(id)}}${text}`,
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const whole = Object.values(bundle).find(({ fileName }) => /\/style\.[\w-]+\.css$/.test(fileName))
        if (whole?.type !== 'asset') throw new Error('The build has no single style sheet')
        const files = cut(String(whole.source))
        const textOf = (names: Set<string>) =>
          files.flatMap(({ name, text }) => (names.has(name) ? [text] : [])).join('')
        const pages = [...filesOfPages(this)].filter(([page]) => !ADMIN.test(page))
        const all = pages.flatMap(([, names]) => [...names])
        const notOnAll = all.filter((name) => pages.some(([, names]) => !names.has(name)))
        const others = this.emitFile({ type: 'asset', name: 'others.css', source: textOf(new Set(notOnAll)) })
        whole.source = files.map(({ text }) => text).join('')
        styles = {
          pages: Object.fromEntries(pages.map(([page, names]) => [page, textOf(names)])),
          others: `/${this.getFileName(others)}`,
        }
      },
    },
    writeBundle: ({ dir }) => writeFile(join(dir!, '../page-styles.json'), JSON.stringify(styles)),
  }
}

function cut(sheet: string): { name: string; text: string }[] {
  const [, ...parts] = sheet.split(MARK)
  return parts.flatMap((name, at) => (at % 2 === 0 ? [{ name, text: parts[at + 1]! }] : []))
}

/** Returns the style files of each page, those of lazy sections included. */
function filesOfPages(build: Bundle): Map<string, Set<string>> {
  const entries = [...build.getModuleIds()].filter((id) => id.includes(PAGE_ENTRY))
  return new Map(entries.map((entry) => [entry.split(PAGE_ENTRY)[1]!, filesOf(entry, build)]))
}

function filesOf(entry: string, build: Bundle): Set<string> {
  const modules = new Set([entry])
  for (const id of modules) {
    // Packages contain no styles, but the router imports every page.
    if (id.includes('/node_modules/')) continue
    const module = build.getModuleInfo(id)
    for (const other of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]) modules.add(other)
  }
  return new Set([...modules].filter((id) => id.endsWith('.css')).map(nameOf))
}

/** Returns the marker name of a style file, the same in every build and not parseable as a number by minifiers. */
function nameOf(id: string): string {
  const path = normalizePath(relative('.', id))
  return `file-${createHash('sha256').update(path).digest('hex').slice(0, 10)}`
}
