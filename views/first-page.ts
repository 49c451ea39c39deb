import { parse } from '@brillout/json-serializer/parse'
import type { PageContext } from 'vike/types'
import { pages } from 'virtual:public-pages'
import { router } from '#client/router'
import { pageFolder } from '#src/shared/addresses'
import { requireValue } from '#src/shared/lookups'
import { hydrate } from './root'

/** Page context that vike serialised into the server's HTML. */
const said = parse(requireValue(document.getElementById('vike_pageContext'), 'page context').textContent) as {
  pageId: string
}
const load = pages[said.pageId]

// Admin pages, where navigation is frequent, start with the full router, and pages of links in mails.
if (load) void begin(load)
else void router()

async function begin(load: NonNullable<(typeof pages)[string]>): Promise<void> {
  const { exportValues } = (await load()).configValuesSerialized.Page.valueSerialized
  const Page = 'Page' in exportValues ? exportValues.Page : exportValues.default
  await hydrate({ ...said, ...address(), Page, config: {}, isHydration: true } as unknown as PageContext)
}

/** Returns the URL properties that components read, in vike's format. */
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
