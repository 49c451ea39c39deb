import type { Config } from 'vike/types'

export default {
  title: 'content.title',
  namespaces: ['content', 'leads', 'location', 'problem', 'claims', 'pictures', 'page-texts'],
} satisfies Config
