import { Injectable } from '@nestjs/common'
import { NotificationsService } from './notifications.service.js'

const CHANNEL = 'content_changed'

/**
 * Reason for an announcement: content was edited or a post was published, or time has passed, which affects only pages
 * that depend on the date.
 */
export type Why = 'change' | 'time'

/** Announces changes of content tables by any process: triggers on those tables send NOTIFY. */
@Injectable()
export class ContentChangesService {
  private readonly listeners: ((why: Why) => void)[] = []

  constructor(private readonly notifications: NotificationsService) {
    notifications.subscribe(CHANNEL, () => this.announce())
  }

  /** True while notifications of other processes arrive. */
  get areHeard(): boolean {
    return this.notifications.isListening
  }

  subscribe(listener: (why: Why) => void): void {
    this.listeners.push(listener)
  }

  /** Calls the listeners of this process. */
  announce(why: Why = 'change'): void {
    for (const listener of this.listeners) listener(why)
  }
}
