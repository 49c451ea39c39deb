import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm'
import { hashOfToken } from '#src/platform/crypto/token-hash.js'
import type { ChangesQueryDto } from './changes-query.dto.js'
import { cursorGone, FIRST_ID, LAST_ID, type Place, readCursor, writeCursor } from './cursor.js'

interface Order {
  epoch: string
  /** Every transaction below this number has ended: nothing more can come before it. */
  horizon: string
}

/** What is asked of a table. */
export interface Asked {
  /** Of what was removed before this transaction nothing need be said. */
  from: string
  updatedSince?: string
}

/** A table as a list reads it: its rows, and what they are in the list. */
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

/** Reads rows in the order in which they have changed, so that nobody misses one. Why it is that of transactions: docs/decisions/0027. */
@Injectable()
export class ChangesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws Problem 410 for a cursor of another database, 422 */
  async read<Item>(
    { updatedSince, cursor: text, limit }: Pick<ChangesQueryDto, 'updatedSince' | 'cursor' | 'limit'>,
    tables: ChangingTable<Item>[],
  ): Promise<ChangesPage<Item>> {
    const cursor = text === undefined ? undefined : readCursor(text)
    // Before the rows: one that is changed meanwhile is beyond the horizon then, and read the next time.
    const { epoch, horizon } = await this.order()
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
    // At the end all below the horizon has been read.
    const end = hasMore ? page.at(-1)!.place : { changedIn: String(BigInt(horizon) - 1n), id: LAST_ID }
    return { items: page.map(({ item }) => item), hasMore, nextCursor: writeCursor({ epoch, from, ...end }) }
  }

  /**
   * A database that was moved by the commands of the site has another epoch by itself; one that was copied otherwise is
   * known by its server, and a server that went back in time by its timeline.
   */
  private async order(): Promise<Order> {
    const [found] = await this.dataSource.query<{ id: string; horizon: string }[]>(
      `SELECT concat_ws(' ', id, (SELECT system_identifier FROM pg_control_system()),
           (SELECT timeline_id FROM pg_control_checkpoint())) AS id,
         pg_snapshot_xmin(pg_current_snapshot()) AS horizon
       FROM change_epoch`,
    )
    return { epoch: hashOfToken(found!.id).slice(0, 16), horizon: found!.horizon }
  }
}

function compare(one: Place, other: Place): number {
  const distance = BigInt(one.changedIn) - BigInt(other.changedIn)
  if (distance !== 0n) return distance < 0n ? -1 : 1
  return one.id < other.id ? -1 : 1
}
