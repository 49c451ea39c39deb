import type { Config } from 'vike/types'

export default {
  filesystemRoutingRoot: '/',
  clientRouting: true,
  // Without it vike forgets a link that is pressed while the first page is being hydrated, and every link after it.
  hydrationCanBeAborted: true,
  passToClient: [
    'language',
    'publicUrl',
    'consentChosen',
    'earlyConnections',
    'tagManagerId',
    'messages',
    'social',
    'office',
    'sampleData',
    'form',
    'errorStatus',
    'user',
    'hiddenColumns',
    'density',
  ],
  meta: {
    // Namespaces of texts that the page shows, beside those of the folders around it; a public page's first also gives its head.
    namespaces: { env: { server: true, client: true }, cumulative: true },
    // The text that is the page's title, in the admin.
    title: { env: { server: true, client: true } },
    // What stands around the page, where it is not the layout of public pages.
    Layout: { env: { server: true, client: true } },
    // Title and description of pages that make their own of their data.
    head: { env: { server: true, client: true } },
    // What the page tells search engines, for which no browser needs code.
    structuredData: { env: { server: true } },
  },
} satisfies Config
