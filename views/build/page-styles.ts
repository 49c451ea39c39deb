import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

type Bundle = Rolldown.PluginContext

const PAGE_ENTRY = 'virtual:vike:page-entry:client:'
const ADMIN = /^\/views\/pages\/admin(\/|$)/
const MARK = /\.(file-\w+)\{--file:\1\}/

/** What the server reads at its start (src/web/page-styles.service.ts). */
interface PageStyles {
  /** By vike's name of a page of visitors: the styles of all that it is made of. */
  pages: Record<string, string>
  /** The address of the sheet for the pages that links lead to: the styles of all of them, but for what each has. */
  others: string
}

/**
 * Cuts the one style sheet of the build into what each page of visitors needs. A mark at the beginning of every file lives
 * through the minifier; what stands between two is left out or stays, and its order is everywhere the same.
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

/** The style files that each page is made of, its late sections included. */
function filesOfPages(build: Bundle): Map<string, Set<string>> {
  const entries = [...build.getModuleIds()].filter((id) => id.includes(PAGE_ENTRY))
  return new Map(entries.map((entry) => [entry.split(PAGE_ENTRY)[1]!, filesOf(entry, build)]))
}

function filesOf(entry: string, build: Bundle): Set<string> {
  const modules = new Set([entry])
  for (const id of modules) {
    // Packages bring no styles, but the router knows every page.
    if (id.includes('/node_modules/')) continue
    const module = build.getModuleInfo(id)
    for (const other of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]) modules.add(other)
  }
  return new Set([...modules].filter((id) => id.endsWith('.css')).map(nameOf))
}

/** Of a style file, the same in every build; no minifier takes it for a number. */
function nameOf(id: string): string {
  const path = normalizePath(relative('.', id))
  return `file-${createHash('sha256').update(path).digest('hex').slice(0, 10)}`
}
