import { parse } from '@brillout/json-serializer/parse'
import { pages } from 'virtual:public-pages'
import type { PageContext } from 'vike/types'
import { router } from '../client/router'
import { pageFolder } from '../src/shared/addresses'
import { hydrate } from './root'

/** What the server says of the page it has rendered, as vike writes it into the HTML. */
const said = parse(document.getElementById('vike_pageContext')!.textContent) as { pageId: string }
const load = pages[said.pageId]

// In the admin, where one page follows upon another, the router itself begins.
if (load) void begin(load)
else void router()

async function begin(load: NonNullable<(typeof pages)[string]>): Promise<void> {
  const { exportValues } = (await load()).configValuesSerialized.Page.valueSerialized
  const Page = 'Page' in exportValues ? exportValues.Page : exportValues.default
  await hydrate({ ...said, ...address(), Page, config: {}, isHydration: true } as unknown as PageContext)
}

/** The parts of the address that components read, as vike has them. */
function address() {
  const { search, hash } = location
  const path = decoded(location.pathname)
  const urlPathname = decoded(pageFolder(path))
  return {
    urlOriginal: path + search + hash,
    urlPathname,
    urlParsed: {
      pathname: urlPathname,
      search: Object.fromEntries(new URLSearchParams(search)),
      searchOriginal: search || null,
    },
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
