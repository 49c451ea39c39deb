import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm'
import { ALL_LOCATIONS, type LocationScope } from '#src/platform/access/location-scope.js'
import { hashOfToken } from '#src/platform/crypto/token-hash.js'
import { getLast } from '#src/shared/lookups.js'
import type { ChangesQueryDto } from './changes-query.dto.js'
import { cursorGone, FIRST_ID, LAST_ID, type Place, readCursor, writeCursor } from './cursor.js'

interface Order {
  epoch: string
  /** Every transaction below this number has ended, so that no earlier change can follow. */
  horizon: string
}

/** Request to a table. */
export interface Asked {
  /** Removals before this transaction are omitted. */
  from: string
  updatedSince?: string
}

/** Table of a change feed, with the conversion of its rows to items. */
export interface ChangingTable<Item> {
  read(
    manager: EntityManager,
    asked: Asked,
    limit: (query: SelectQueryBuilder<Place>) => void,
  ): Promise<Changed<Item>[]>
}

export interface Changed<Item> {
  place: Place
  item: Item
}

export interface ChangesPage<Item> {
  items: Item[]
  hasMore: boolean
  nextCursor: string
}

/**
 * Reads rows in the order of their last change, without gaps. The order is that of transactions: docs/decisions/0027.
 */
@Injectable()
export class ChangesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Reads a page. @param scope of the reader: a cursor of another scope would neither return the leads that came with a wider one, nor those
   * that are out of a narrower one as erased
   * @throws Problem 410 for a cursor of another database or scope, 422
   */
  async read<Item>(
    { updatedSince, cursor: text, limit }: Pick<ChangesQueryDto, 'updatedSince' | 'cursor' | 'limit'>,
    tables: ChangingTable<Item>[],
    scope: LocationScope = ALL_LOCATIONS,
  ): Promise<ChangesPage<Item>> {
    const cursor = text === undefined ? undefined : readCursor(text)
    // Read before the rows: a row that changes in between is beyond this horizon, and is returned by the next request.
    const { epoch, horizon } = await this.order(scope)
    if (cursor && (cursor.epoch !== epoch || BigInt(cursor.changedIn) >= BigInt(horizon))) throw cursorGone()
    const after = cursor ?? { changedIn: '0', id: FIRST_ID }
    const from = cursor?.from ?? (updatedSince === undefined ? horizon : '0')
    const read = await Promise.all(
      tables.map((table) =>
        table.read(this.dataSource.manager, { from, updatedSince }, (query) => {
          const { alias } = query
          query
            .andWhere(`(${alias}.changed_in, ${alias}.id) > (:afterChange::bigint, :afterId::uuid)`)
            .andWhere(`${alias}.changed_in < :horizon::bigint`)
            .setParameters({ afterChange: after.changedIn, afterId: after.id, horizon })
            .addSelect(`${alias}.changedIn`)
            .orderBy(`${alias}.changedIn`)
            .addOrderBy(`${alias}.id`)
            .limit(limit + 1)
        }),
      ),
    )
    const changes = read.flat().sort((one, other) => compare(one.place, other.place))
    const page = changes.slice(0, limit)
    const hasMore = changes.length > limit
    // On the last page everything below the horizon has been read.
    const end = hasMore ? getLast(page).place : { changedIn: String(BigInt(horizon) - 1n), id: LAST_ID }
    return { items: page.map(({ item }) => item), hasMore, nextCursor: writeCursor({ epoch, from, ...end }) }
  }

  /**
   * Returns the identity of the database, together with the scope, and its horizon. A database restored by the site's commands has a new epoch; a
   * copy by other means is detected by its server, and a point-in-time recovery by its timeline.
   */
  private async order(scope: LocationScope): Promise<Order> {
    const [found] = await this.dataSource.query<[{ id: string; horizon: string }]>(
      `SELECT concat_ws(' ', id, (SELECT system_identifier FROM pg_control_system()),
           (SELECT timeline_id FROM pg_control_checkpoint())) AS id,
         pg_snapshot_xmin(pg_current_snapshot()) AS horizon
       FROM change_epoch`,
    )
    const id = scope ? [found.id, ...[...scope].sort()].join(' ') : found.id
    return { epoch: hashOfToken(id).slice(0, 16), horizon: found.horizon }
  }
}

function compare(one: Place, other: Place): number {
  const distance = BigInt(one.changedIn) - BigInt(other.changedIn)
  if (distance !== 0n) return distance < 0n ? -1 : 1
  return one.id < other.id ? -1 : 1
}
