import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { PostsService } from '#src/content/blog/posts.service.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'

const HOUR_MS = 3_600_000
/** Timers may ring a little early, and what is shown is decided by the clock. */
const AFTER_MS = 20

/**
 * Content also changes by itself: a scheduled post appears, and a day with other hours passes. Every process has its own
 * clock for that, set anew whenever content changes; the hour bounds how long a page may lag behind the calendar.
 */
@Injectable()
export class ScheduledContentService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('content')
  private timer?: NodeJS.Timeout
  private round = 0
  private stopped = false

  constructor(
    private readonly posts: PostsService,
    private readonly contentChanges: ContentChangesService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.contentChanges.subscribe(() => void this.set())
    await this.set()
  }

  onApplicationShutdown(): void {
    this.stopped = true
    clearTimeout(this.timer)
  }

  private async set(): Promise<void> {
    const round = ++this.round
    const next = await this.posts.nextPublication().catch((error: Error) => {
      this.logger.warn(`Cannot tell when the next post appears: ${error.message}`)
      return undefined
    })
    if (this.stopped || round !== this.round) return // content has changed again meanwhile
    clearTimeout(this.timer)
    const wait = next ? next.getTime() - Date.now() + AFTER_MS : Infinity
    const appears = wait <= HOUR_MS
    this.timer = setTimeout(() => this.contentChanges.announce(appears ? 'change' : 'time'), appears ? wait : HOUR_MS)
    this.timer.unref()
  }
}
