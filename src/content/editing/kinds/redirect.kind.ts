import { KnownRedirects } from '../../redirects/known-redirects.js'
import { Redirect } from '../../redirects/redirect.entity.js'
import { sourceOf } from '../../redirects/source-of.js'
import { contentKind } from '../content-kind.js'

export const redirect = contentKind('redirect', Redirect, {
  descriptions: {
    source: 'Path without a page; with the parameters that a request must contain, in any order and among others.',
    target: 'Address of a page of the site. It receives the parameters that `source` does not name.',
  },
  order: { source: 'ASC' },
  toRow: ({ source, target }) => ({ source: sourceOf(source), target }),
  taken: { field: 'source', code: 'redirect.taken' },
  faults: async (content, manager, before) => (await KnownRedirects.lock(manager, before?.id)).faultsOf(content),
})
