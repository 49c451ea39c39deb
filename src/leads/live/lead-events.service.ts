import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import type { Request, Response } from 'express'
import { DataSource, In } from 'typeorm'
import { SessionsService } from '#src/admin/session/sessions.service.js'
import { isWithinScope } from '#src/platform/access/location-scope.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { User } from '#src/platform/access/user.entity.js'
import { loggedMessage } from '#src/platform/database/logged-error.js'
import { NotificationsService } from '#src/platform/database/notifications.service.js'
import { countUpTo } from '#src/platform/http/lists/count-up-to.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { suffices } from '#src/shared/admin/role.js'
import { needsAnswer } from '#src/shared/leads/lead-statuses.js'
import { leadKinds } from '../lead-kind.js'
import { filterLeads } from '../lists/lead.queries.js'

const CHANNEL = 'leads_received'
const SESSIONS_CHANNEL = 'sessions_ended'
/** Streams of a user in this process; a browser needs one for all its tabs. */
const MOST_STREAMS = 6
/** Pause in which notifications are added up. */
const COLLECT_MS = 500
/** Shorter than the idle timeouts of proxies. */
const HEARTBEAT_MS = 25_000
const RETRY_AFTER_SECONDS = 60
/** Unsent bytes from which a client counts as gone. */
const MOST_UNSENT = 16_384
const MOST_COUNTED = 999
const EVENT_STREAM = 'text/event-stream'

/** Leads that one statement stored, of one location. */
interface Arrival {
  /** Null for leads without one, and for leads of the head office that nobody has routed. */
  location: string | null
  leads: number
  /** Time at which this process was notified, by its monotonic clock. */
  at: number
}

interface Stream {
  user: SignedInUser
  sessionId: string
  response: Response
  /** Time from which arrivals are not part of its first count. */
  countedAt: number
  /** Number that arrived during that count. */
  missed: number
}

/** Streams of server-sent events that announce received leads to open inboxes, fed by `NOTIFY`. */
@Injectable()
export class LeadEventsService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('leads')
  private readonly streams = new Set<Stream>()
  private arrivals: Arrival[] = []
  private collecting?: NodeJS.Timeout
  private heartbeat?: NodeJS.Timeout
  private stopping = false

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    notifications: NotificationsService,
  ) {
    notifications.subscribe(CHANNEL, (payload) => this.collect(payload))
    notifications.subscribe(SESSIONS_CHANNEL, (userId) => void this.endStreamsOf(userId))
  }

  onModuleInit(): void {
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS).unref()
  }

  /** Ends the streams as soon as shutdown begins: the server waits for open responses. */
  onModuleDestroy(): void {
    this.stopping = true
    clearInterval(this.heartbeat)
    clearTimeout(this.collecting)
    this.endAll()
  }

  /** Answers a request with a stream. @throws Problem 429 for too many streams of a user, 503 while the process stops */
  async open(since: Date, user: SignedInUser, request: Request, response: Response): Promise<void> {
    if (this.stopping) throw Problem.unavailable(new Error('the process is stopping'))
    const own = [...this.streams].filter((stream) => stream.user.id === user.id)
    if (own.length >= MOST_STREAMS) throw Problem.tooManyRequests('event-streams', RETRY_AFTER_SECONDS)
    const { sessionID: sessionId } = request
    const stream = { user, sessionId, response, countedAt: performance.now(), missed: 0 }
    // Before the count, so that no lead is missed; one that arrives meanwhile may be counted twice.
    this.streams.add(stream)
    response.once('close', () => this.streams.delete(stream))
    const first = await this.countSince(since, user).catch((error: unknown) => {
      this.streams.delete(stream)
      throw error
    })
    response.set({
      'Content-Type': `${EVENT_STREAM}; charset=utf-8`,
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no', // nginx would collect the events
    })
    response.write(toEvent(first + stream.missed))
    if (this.stopping || !request.get('accept')?.includes(EVENT_STREAM)) response.end()
  }

  private async countSince(since: Date, user: SignedInUser): Promise<number> {
    const { manager } = this.dataSource
    const counts = await Promise.all(
      leadKinds()
        .filter(needsAnswer)
        .map((kind) => {
          const leads = filterLeads(manager, kind, { view: 'inbox', sort: '-receivedAt' }, user)
          return countUpTo(leads.andWhere('lead.received_at > :since', { since }), MOST_COUNTED)
        }),
    )
    return counts.reduce((sum, { total }) => sum + total, 0)
  }

  /** @param payload undefined after a reconnection: clients connect again, and ask what they missed */
  private collect(payload: string | undefined): void {
    if (payload === undefined) return this.endAll()
    this.arrivals.push({ ...(JSON.parse(payload) as Omit<Arrival, 'at'>), at: performance.now() })
    this.collecting ??= setTimeout(() => void this.announce(), COLLECT_MS).unref()
  }

  private async announce(): Promise<void> {
    this.collecting = undefined
    const { arrivals } = this
    this.arrivals = []
    if (this.streams.size === 0) return
    try {
      await this.refreshScopes()
    } catch (error) {
      this.logger.warn(`Reading the users of event streams failed: ${loggedMessage(error as Error)}`)
      // Clients connect again, and ask what they missed.
      return this.endAll()
    }
    for (const stream of this.streams) {
      const count = arrivals
        .filter((arrival) => arrival.at > stream.countedAt && isWithinScope(arrival.location, stream.user.locations))
        .reduce((sum, { leads }) => sum + leads, 0)
      if (!stream.response.headersSent) stream.missed += count
      else if (count > 0) this.send(stream, toEvent(count))
    }
  }

  /** Reads the bindings of the users again, so that a change applies to the next event. */
  private async refreshScopes(): Promise<void> {
    const ids = [...this.streams].map(({ user }) => user.id)
    const users = await this.dataSource.manager.find(User, {
      select: { id: true, locations: true },
      where: { id: In(ids) },
    })
    const scopes = new Map(users.map(({ id, locations }) => [id, locations]))
    for (const stream of this.streams) {
      const locations = scopes.get(stream.user.id)
      if (locations !== undefined) stream.user = { ...stream.user, locations }
    }
  }

  /** Keeps connections open, and ends the streams of ended sessions. */
  async beat(): Promise<void> {
    for (const stream of this.streams) {
      if (await this.checkSession(stream)) this.send(stream, ': heartbeat\n\n')
    }
  }

  /** Ends the streams of a user whose sessions have ended. @param userId undefined after a reconnection, which ends all streams */
  private async endStreamsOf(userId: string | undefined): Promise<void> {
    for (const stream of this.streams) if (stream.user.id === userId) await this.checkSession(stream)
  }

  /** Ends a stream if its session has ended. @returns false if the session has ended or cannot be read */
  private async checkSession(stream: Stream): Promise<boolean> {
    try {
      const user = await this.sessions.findUser(stream.sessionId)
      if (user && suffices(user.role, ['staff'])) {
        stream.user = user
        return true
      }
      stream.response.end()
    } catch (error) {
      this.logger.warn(`Checking the session of an event stream failed: ${loggedMessage(error as Error)}`)
    }
    return false
  }

  private send({ response }: Stream, text: string): void {
    if (response.writableLength > MOST_UNSENT) response.destroy()
    else if (response.headersSent && !response.writableEnded) response.write(text)
  }

  private endAll(): void {
    for (const { response } of this.streams) if (response.headersSent) response.end()
  }
}

const toEvent = (count: number) => `event: leads\ndata: ${JSON.stringify({ count, at: new Date().toISOString() })}\n\n`
