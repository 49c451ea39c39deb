import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'

/** Few enough for the time that a statement has. */
const ROWS_AT_A_TIME = 5000

/**
 * Numbers rows anew that were carried here from another server by a tool that knows nothing of us: until as many
 * transactions have run here as there, nobody would be told of them.
 */
@Injectable()
export class CarriedRowsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('integrators')

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const table of this.numberedTables()) {
      const rows = await this.renumber(table)
      if (rows > 0) this.logger.warn(`${table} came from another server: ${rows} rows are read anew by programs`)
    }
  }

  /** Returns the tables whose rows carry the number of the transaction that changed them. */
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
