import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { isUUID } from 'class-validator'
import { DataSource, type EntityManager } from 'typeorm'
import { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { retriedTransaction } from '#src/platform/database/retried-transaction.js'
import { type LetterUse, REDACTED_TOKEN } from '#src/platform/mail/letter-use.js'
import { MOST_DAYS, type WaitlistLinkState } from '#src/shared/bookings/waitlist.js'
import type { Language, Translated } from '#src/shared/languages.js'
import { linkTo } from '#src/shared/link-addresses.js'
import type { VisitorOrigin } from '../holds/booking-origins.service.js'
import { HAS_TURN, IS_ASKED, IS_WAITING, TODAY } from './waitlist.sql.js'
import { WaitlistEntry } from './waitlist-entry.entity.js'

const PURPOSE = 'waitlist-link'

/** Entries of the address of one ($1), without those of past days. */
const OF_ADDRESS = `
  SELECT entry.id, day::text, row.service, location.name AS centre, CASE
    WHEN ${IS_ASKED} THEN 'open'
    WHEN confirmed_at IS NULL THEN 'expired'
    WHEN ${IS_WAITING} OR ${HAS_TURN} THEN 'waiting'
    ELSE 'over' END AS state
  FROM waitlist_entries AS entry
  LEFT JOIN bookable_services AS bookable ON bookable.id = entry.service_id
  LEFT JOIN price_list_rows AS row ON row.id = bookable.price_id
  LEFT JOIN locations AS location ON location.slug = entry.location
  WHERE entry.email = (SELECT email FROM waitlist_entries WHERE id = $1) AND day >= ${TODAY}
  ORDER BY day, entry.id`

/** Locks the entries of the address of one ($1), so that concurrent confirmations do not exceed the maximum of days. */
const LOCK = `
  SELECT FROM waitlist_entries WHERE email = (SELECT email FROM waitlist_entries WHERE id = $1) ORDER BY id FOR UPDATE`

/** Confirms an entry ($1) from a network ($2), which gets the last place of the list. */
const CONFIRM = `
  UPDATE waitlist_entries
  SET confirmed_at = now(), created_at = now(), asked_at = NULL, notified_at = NULL, booked_at = NULL, network = $2 WHERE id = $1`

/** Full day that an entry is for. */
export interface AwaitedDay {
  day: string
  /** Null if it was removed. */
  service: Translated | null
  /** Null if it was removed. */
  centre: Translated | null
}

export interface FoundWait {
  state: WaitlistLinkState
  /** Undefined for an unknown link. */
  awaited?: AwaitedDay
  /** Further entries that the same address was asked to confirm. */
  others: (AwaitedDay & { token: string })[]
}

interface EntryRow extends AwaitedDay {
  id: string
  state: WaitlistLinkState
}

/** Links in mails about waiting lists, with which an address confirms its entries, and leaves the list. */
@Injectable()
export class WaitlistLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secret: Secret,
    private readonly environment: Environment,
  ) {}

  /** Returns the address of the page of an entry, without its token for anybody but the recipient. */
  linkFor(entryId: string, language: Language, use: LetterUse): string {
    const token = use === 'sent' ? this.tokenFor(entryId) : REDACTED_TOKEN
    return this.environment.publicUrl + linkTo('waitlist', language, token)
  }

  /** Returns the state of a link, without changes, because mail scanners follow links, too. */
  find(token: string): Promise<FoundWait> {
    return this.findEntry(this.read(token))
  }

  async findEntry(id: string | undefined, manager: EntityManager = this.dataSource.manager): Promise<FoundWait> {
    const entries = id ? await manager.query<EntryRow[]>(OF_ADDRESS, [id]) : []
    const entry = entries.find((one) => one.id === id)
    if (!entry) return { state: 'unknown', others: [] }
    const { state, day, service, centre } = entry
    const others = entries.filter((one) => one !== entry)
    const isFull = others.filter((one) => one.state === 'waiting').length >= MOST_DAYS
    return {
      state: isFull && canBeConfirmed(state) ? 'many' : state,
      awaited: { day, service, centre },
      others: others
        .filter((one) => one.state === 'open')
        .map((one) => ({ day: one.day, service: one.service, centre: one.centre, token: this.tokenFor(one.id) })),
    }
  }

  /** Confirms an entry, now or before. @returns the state of the link, `done` if the entry is on the list */
  async confirm(token: string, { isIpv4, address, site }: VisitorOrigin): Promise<WaitlistLinkState> {
    const id = this.read(token)
    return retriedTransaction(this.dataSource, async (manager) => {
      if (id) await manager.query(LOCK, [id])
      const { state } = await this.findEntry(id, manager)
      if (canBeConfirmed(state)) await manager.query(CONFIRM, [id, isIpv4 ? address : site])
      return canBeConfirmed(state) || state === 'waiting' ? 'done' : state
    })
  }

  /** Removes an entry, now or before. @returns false for an invalid link */
  async leave(token: string): Promise<boolean> {
    const id = this.read(token)
    if (!id) return false
    await this.dataSource.manager.delete(WaitlistEntry, { id })
    return true
  }

  /** Returns a stateless token: the signed id of the entry. */
  private tokenFor(entryId: string): string {
    return `${entryId}.${this.secret.hash(entryId, PURPOSE)}`
  }

  /** Returns the id of the entry; undefined for an invalid token. */
  private read(token: string): string | undefined {
    const [id = '', hash = '', ...more] = token.split('.')
    return more.length === 0 && isUUID(id) && this.secret.matches(hash, id, PURPOSE) ? id : undefined
  }
}

const canBeConfirmed = (state: WaitlistLinkState) => state === 'open' || state === 'over'
