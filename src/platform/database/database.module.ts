import { type DynamicModule, Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import type { DataSource, DataSourceOptions } from 'typeorm'
import { ContentChangesService } from './content-changes.service.js'
import { FreeSpaceService } from './embedded/free-space.service.js'
import { NotificationsService } from './notifications.service.js'
import { prepareDatabase, toStartupError } from './prepare-database.js'
import { seed } from './seed.js'
import { SiteContentService } from './site-content.service.js'

/** Creates the `DataSource` of the site or of a command. */
export type OpenDataSource = (entities: DataSourceOptions['entities']) => DataSource | Promise<DataSource>

@Global()
@Module({})
export class DatabaseModule {
  static for(openDataSource: OpenDataSource): DynamicModule {
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
              // Stops an embedded server; a `DataSource` that never connected has nothing to close.
              await dataSource.destroy().catch(() => undefined)
              throw toStartupError(error)
            }
            return dataSource
          },
        }),
      ],
      providers: [NotificationsService, ContentChangesService, SiteContentService, FreeSpaceService],
      exports: [NotificationsService, ContentChangesService, SiteContentService, FreeSpaceService],
    }
  }
}
