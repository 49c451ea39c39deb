import { jest } from '@jest/globals'
import type { PostsService } from '#src/content/blog/posts.service.js'
import type { PageTextsService } from '#src/content/page-texts/page-texts.service.js'
import { ContentChangesService, type Why } from '#src/platform/database/content-changes.service.js'
import type { NotificationsService } from '#src/platform/database/notifications.service.js'
import { ScheduledContentService } from './scheduled-content.service.js'

describe('ScheduledContentService', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-25T21:30:00Z') }))
  afterEach(() => jest.useRealTimers())

  const start = async (...publications: string[]) => {
    const changes = new ContentChangesService({ subscribe: () => undefined } as unknown as NotificationsService)
    const next = () => publications.map((time) => new Date(time)).find((time) => time > new Date())
    const posts = { nextPublication: () => Promise.resolve(next()) } as PostsService
    const announced: [string, Why][] = []
    changes.subscribe((why) => announced.push([new Date().toISOString().slice(11, 16), why]))
    const texts = { nextPublication: () => Promise.resolve(undefined) } as unknown as PageTextsService
    const service = new ScheduledContentService(posts, texts, changes)
    await service.onApplicationBootstrap()
    return { announced, stop: () => service.onApplicationShutdown() }
  }

  it('evicts pages at midnight in Zagreb, and renews them every hour', async () => {
    const { announced, stop } = await start()
    await jest.advanceTimersByTimeAsync(3 * 3_600_000)
    stop()
    expect(announced).toEqual([
      ['22:30', 'time'],
      ['23:00', 'change'],
      ['00:00', 'time'],
    ])
  })

  it('evicts pages when a post is published', async () => {
    const { announced, stop } = await start('2026-11-25T21:45:00Z')
    await jest.advanceTimersByTimeAsync(16 * 60_000)
    stop()
    expect(announced).toEqual([['21:45', 'change']])
  })
})
