import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'

/** Batch size, small enough for the statement timeout. */
const ROWS_AT_A_TIME = 5000

/**
 * Renumbers rows that another tool copied from another server. Their transaction numbers may be higher than any of this
 * server, so that the change feed would not return them.
 */
@Injectable()
export class CarriedRowsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('integrators')

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const table of this.numberedTables()) {
      const rows = await this.renumber(table)
      if (rows > 0) this.logger.warn(`${table} was copied from another server, returning ${rows} rows as changed`)
    }
  }

  /** Returns the tables whose rows contain the number of the transaction that changed them. */
  private numberedTables(): string[] {
    const numbered = this.dataSource.entityMetadatas.filter((entity) => entity.findColumnWithPropertyName('changedIn'))
    return numbered.map(({ tableName }) => tableName)
  }

  private async renumber(table: string): Promise<number> {
    for (let rows = 0; ;) {
      const [, changed] = await this.dataSource.query<[unknown, number]>(
        `UPDATE ${table} SET changed_in = this_transaction() WHERE id IN (
           SELECT id FROM ${table} WHERE changed_in > (SELECT this_transaction()) LIMIT ${ROWS_AT_A_TIME})`,
      )
      if (changed === 0) return rows
      rows += changed
    }
  }
}
