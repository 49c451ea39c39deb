import type { Config } from 'vike/types'

export default {
  title: 'content-desk.title',
  namespaces: ['content-desk', 'desk', 'contact', 'location'],
} satisfies Config
