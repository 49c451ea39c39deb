import type { Config } from 'vike/types'

export default {
  clientRouting: true,
  // Without this, vike ignores a link click during hydration of the first page, and every later link click.
  hydrationCanBeAborted: true,
  passToClient: [
    'language',
    'publicUrl',
    'consent',
    'earlyConnections',
    'tagManagerId',
    'messages',
    'social',
    'office',
    'reaches',
    'appointmentTarget',
    'sampleData',
    'asksForConsent',
    'announcement',
    'header',
    'footer',
    'services',
    'pagePictures',
    'form',
    'errorStatus',
    'user',
    'secondFactorDue',
    'hiddenColumns',
    'density',
  ],
  meta: {
    // Translation key of the page title, on admin pages.
    title: { env: { server: true, client: true } },
    // Layout component that replaces the one of public pages.
    Layout: { env: { server: true, client: true } },
    // Function that builds title and description from the page's data.
    head: { env: { server: true, client: true } },
    // Function that returns the page and the query of links to an appointment, from the page's data.
    appointmentTarget: { env: { server: true } },
    // Structured data of the page; runs on the server only, so browsers load no code for it.
    structuredData: { env: { server: true } },
  },
} satisfies Config
