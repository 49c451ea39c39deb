import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Client } from 'pg'
import { DataSource } from 'typeorm'
import { connectionString } from './data-source.js'

const CHANNEL = 'content_changed'
const RECONNECT_MS = 1000
const CONNECT_TIMEOUT_MS = 10_000

/** Something was edited or its time has come; or it is merely later, which only what goes by the calendar shows. */
export type Why = 'change' | 'time'

/** Tells when a content table changed, in whichever process: triggers on those tables send NOTIFY. */
@Injectable()
export class ContentChangesService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('content')
  private readonly listeners: ((why: Why) => void)[] = []
  private client?: Client
  private stopped = false
  private heard = false

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Whether a change in another process would be told of now. */
  get areHeard(): boolean {
    return this.heard
  }

  subscribe(listener: (why: Why) => void): void {
    this.listeners.push(listener)
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen()
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true
    await this.client?.end()
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: connectionString(this.dataSource),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true, // it only ever waits: nothing else would notice that the line is dead
    })
    client.on('notification', () => this.announce())
    client.on('error', (error) => this.logger.warn(`Lost the connection that listens for changes: ${error.message}`))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    // Not before it listens: a failed attempt also ends, and would be repeated for both.
    client.once('end', () => {
      this.heard = false
      this.reconnectLater()
    })
    this.heard = true
    this.client = client
  }

  private reconnectLater(): void {
    if (this.stopped) return
    setTimeout(() => {
      this.listen().then(
        () => this.announce(), // a change may have been missed meanwhile
        () => this.reconnectLater(),
      )
    }, RECONNECT_MS).unref()
  }

  /** Tells the listeners of this process. */
  announce(why: Why = 'change'): void {
    for (const listener of this.listeners) listener(why)
  }
}
