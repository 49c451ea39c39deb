import { staffHead } from '../../admin-head'

export const head = staffHead('users.title')
