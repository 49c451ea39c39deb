import { staffHead } from '../../admin-head'

export const head = staffHead('name.title')
