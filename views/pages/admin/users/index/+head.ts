import { staffHead } from '#views/admin/admin-head'

export const head = staffHead('users.title')
