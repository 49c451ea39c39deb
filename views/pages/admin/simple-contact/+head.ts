import { adminHead } from '../admin-head'

export const head = adminHead('print.contactMessages')
