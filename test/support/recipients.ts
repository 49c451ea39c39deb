import type { TestApp } from './test-app.js'

type Site = Pick<TestApp, 'changeContent'>

/** Adds a confirmed mailbox of a location, or of the head office. */
export async function addMailbox(site: Site, email: string, location: string | null = null): Promise<void> {
  await site.changeContent('INSERT INTO recipient_mailboxes (email, location, confirmed_at) VALUES ($1, $2, now())', [
    email,
    location,
  ])
}

/** Adds a confirmed mailbox of each location, at a domain. */
export async function addMailboxes(site: Site, domain: string): Promise<void> {
  await site.changeContent(
    `INSERT INTO recipient_mailboxes (email, location, confirmed_at)
     SELECT slug || '@' || $1, slug, now() FROM locations ON CONFLICT DO NOTHING`,
    [domain],
  )
}
