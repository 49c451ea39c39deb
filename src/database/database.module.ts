import { type DynamicModule, Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import type { DataSource, DataSourceOptions } from 'typeorm'
import type { Environment } from '../config/environment.js'
import { ContentChangesService } from './content-changes.service.js'
import { createDataSource } from './data-source.js'
import { FreeSpaceService } from './embedded/free-space.service.js'
import { EmbeddedMaintenanceService } from './embedded/embedded-maintenance.service.js'
import { NotificationsService } from './notifications.service.js'
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
      providers: [NotificationsService, ContentChangesService, FreeSpaceService, EmbeddedMaintenanceService],
      exports: [NotificationsService, ContentChangesService, FreeSpaceService],
    }
  }
}
