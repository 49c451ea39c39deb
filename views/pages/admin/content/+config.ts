import type { Config } from 'vike/types'

export default {
  title: 'content.title',
  namespaces: ['content', 'leads', 'contact', 'location'],
} satisfies Config
