import type { Config } from 'vike/types'

export default {
  title: 'admin.dashboard.title',
  namespaces: ['dashboard', 'backups', 'mails', 'leads', 'bursts'],
} satisfies Config
