import type { Config } from 'vike/types'

export default {
  title: 'pictures.title',
  namespaces: ['pictures', 'leads', 'problem', 'content', 'claims'],
} satisfies Config
