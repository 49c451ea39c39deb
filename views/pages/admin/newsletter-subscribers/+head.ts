import { adminHead } from '../admin-head'

export const head = adminHead('lists.newsletterSubscribers.title')
