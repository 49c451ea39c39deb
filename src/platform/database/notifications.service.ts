import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Client } from 'pg'
import { DataSource } from 'typeorm'
import { connectionString } from './data-source.js'

const RECONNECT_MS = 1000
const CONNECT_TIMEOUT_MS = 10_000
/** Idle time before TCP probes the connection. By default Linux waits two hours, firewalls drop it after minutes. */
const KEEP_ALIVE_MS = 30_000

/** @param payload undefined after a reconnection: notifications may have been missed */
export type NotificationListener = (payload: string | undefined) => void

/** Connection of this process that listens for `NOTIFY`, on the channels of all subscribers. */
@Injectable()
export class NotificationsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('database')
  private readonly listeners = new Map<string, NotificationListener[]>()
  private client?: Client
  private stopped = false
  private listening = false

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** True while notifications of other processes arrive. */
  get isListening(): boolean {
    return this.listening
  }

  /** Subscribes to a channel; call it before the application starts. @param channel an SQL identifier */
  subscribe(channel: string, listener: NotificationListener): void {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener])
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen()
  }

  /** Closes the connection before the pool, which stops an embedded server. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true
    await this.client?.end()
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: connectionString(this.dataSource),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true, // it sends nothing itself, so nothing else would reveal a dead connection
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    client.on('notification', ({ channel, payload }) => this.dispatch(channel, payload))
    client.on('error', (error) => this.logger.warn(`Lost the connection for notifications: ${error.message}`))
    try {
      await client.connect()
      await client.query([...this.listeners.keys()].map((channel) => `LISTEN ${channel}`).join('; '))
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    // Registered only now: a failed attempt also emits `end`, which would retry twice.
    client.once('end', () => {
      this.listening = false
      this.reconnectLater()
    })
    this.listening = true
    this.client = client
  }

  private reconnectLater(): void {
    if (this.stopped) return
    setTimeout(() => {
      this.listen().then(
        () => [...this.listeners.keys()].forEach((channel) => this.dispatch(channel, undefined)),
        () => this.reconnectLater(),
      )
    }, RECONNECT_MS).unref()
  }

  private dispatch(channel: string, payload: string | undefined): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload)
  }
}
