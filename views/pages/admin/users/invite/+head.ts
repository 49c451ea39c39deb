import { staffHead } from '#views/admin/admin-head'

export const head = staffHead('invite.title')
