import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin }: PageContextServer) {
  const { items: webhooks } = await admin.webhooks()
  return {
    webhooks: webhooks.map(({ id, url, description, events, enabled, failingSince }) => ({
      id,
      url,
      description,
      events,
      enabled,
      failing: failingSince !== null,
    })),
  }
}
