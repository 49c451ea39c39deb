import type { Config } from 'vike/types'

export default {
  title: 'admin.nav.calendar',
  namespaces: ['calendar', 'leads', 'fields', 'appointment'],
} satisfies Config
