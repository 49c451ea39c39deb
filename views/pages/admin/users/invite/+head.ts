import { staffHead } from '../../admin-head'

export const head = staffHead('invite.title')
