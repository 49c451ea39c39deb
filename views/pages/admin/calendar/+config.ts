import type { Config } from 'vike/types'

export default {
  title: 'admin.nav.calendar',
  namespaces: ['calendar', 'leads', 'fields', 'appointment', 'bursts'],
} satisfies Config
