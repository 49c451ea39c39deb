import { staffHead } from '#views/pages/admin/admin-head'

export const head = staffHead('recoveryCodes.title')
