import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { PostsService } from '#src/content/blog/posts.service.js'
import { PageTextsService } from '#src/content/page-texts/page-texts.service.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { nextZagrebMidnight } from '#src/shared/zagreb-time.js'

const HOUR_MS = 3_600_000
/** Tolerance for timers that fire early, since the clock decides what is shown. */
const AFTER_MS = 20

/**
 * Invalidates pages when content changes by time: a scheduled post or text is published, or a day begins, with other
 * announcements and hours. Every process has its own timer, set again after changes and at least hourly.
 */
@Injectable()
export class ScheduledContentService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('content')
  private timer?: NodeJS.Timeout
  private round = 0
  private stopped = false

  constructor(
    private readonly posts: PostsService,
    private readonly pageTexts: PageTextsService,
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
    const midnight = nextZagrebMidnight(new Date())
    const publication = await this.nextPublication().catch((error: Error) => {
      if (!this.stopped) this.logger.warn(`Reading the next scheduled publication failed: ${error.message}`)
      return undefined
    })
    if (this.stopped || round !== this.round) return // superseded by a later change
    clearTimeout(this.timer)
    const next = Math.min(midnight.getTime(), publication?.getTime() ?? Infinity)
    const wait = next - Date.now() + AFTER_MS
    const changes = wait <= HOUR_MS
    this.timer = setTimeout(() => this.contentChanges.announce(changes ? 'change' : 'time'), changes ? wait : HOUR_MS)
    this.timer.unref()
  }

  private async nextPublication(): Promise<Date | undefined> {
    const times = await Promise.all([this.posts.nextPublication(), this.pageTexts.nextPublication()])
    const next = Math.min(...times.map((time) => time?.getTime() ?? Infinity))
    return next === Infinity ? undefined : new Date(next)
  }
}
