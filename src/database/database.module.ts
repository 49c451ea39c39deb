import { type DynamicModule, Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import type { DataSource, DataSourceOptions } from 'typeorm'
import type { Environment } from '../config/environment.js'
import { ContentChangesService } from './content-changes.service.js'
import { createDataSource } from './data-source.js'
import { FreeSpaceService } from './embedded/free-space.service.js'
import { NotificationsService } from './notifications.service.js'
import { prepareDatabase, toStartupError } from './prepare-database.js'
import { seed } from './seed.js'

/** Creates the `DataSource`: of the site, or of a command beside it. */
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
              await prepareDatabase(dataSource)
              await seed(dataSource)
            } catch (error) {
              // Stops an embedded server; one that was not reached has no connections to close.
              await dataSource.destroy().catch(() => undefined)
              throw toStartupError(error)
            }
            return dataSource
          },
        }),
      ],
      providers: [NotificationsService, ContentChangesService, FreeSpaceService],
      exports: [NotificationsService, ContentChangesService, FreeSpaceService],
    }
  }
}
