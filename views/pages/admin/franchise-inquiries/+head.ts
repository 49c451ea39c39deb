import { adminHead } from '#views/admin/admin-head'

export const head = adminHead('nav.franchiseInquiries')
