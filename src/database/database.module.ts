import { type DynamicModule, Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import type { DataSource, DataSourceOptions } from 'typeorm'
import type { Environment } from '../config/environment.js'
import { ContentChanges } from './content-changes.js'
import { createDataSource } from './data-source.js'
import { FreeSpace } from './embedded/free-space.js'
import { EmbeddedMaintenance } from './embedded/maintenance.service.js'
import { prepareDatabase, toStartupError } from './prepare-database.js'
import { seed } from './seed.js'

/** Makes the `DataSource`; tests bring their own, over a database in memory. */
export type OpenDataSource = (entities: DataSourceOptions['entities']) => Promise<DataSource>

@Global()
@Module({})
export class DatabaseModule {
  static for(environment: Environment, open?: OpenDataSource): DynamicModule {
    const openDataSource = open ?? ((entities) => createDataSource(environment, entities))
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ type: 'postgres', autoLoadEntities: true, retryAttempts: 1 }),
          dataSourceFactory: async (options) => {
            const dataSource = await openDataSource(options?.entities)
            try {
              await prepareDatabase(dataSource, environment)
              await seed(dataSource)
            } catch (error) {
              // Gives the data directory back; a server that was not reached has nothing to be given.
              await dataSource.destroy().catch(() => undefined)
              throw toStartupError(error)
            }
            return dataSource
          },
        }),
      ],
      providers: [ContentChanges, FreeSpace, EmbeddedMaintenance],
      exports: [ContentChanges, FreeSpace],
    }
  }
}
