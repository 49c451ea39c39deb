import { type DynamicModule, Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import type { DataSource, DataSourceOptions } from 'typeorm'
import { type Environment, InvalidEnvironment } from '../config/environment.js'
import { ContentChanges } from './content-changes.js'
import { createDataSource } from './data-source.js'
import { migrate } from './migrations.js'
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
              await connect(dataSource, environment)
              await migrate(dataSource, environment.databaseUrl)
              await seed(dataSource)
            } catch (error) {
              // Gives the data directory back; a server that was not reached has nothing to be given.
              await dataSource.destroy().catch(() => undefined)
              throw error
            }
            return dataSource
          },
        }),
      ],
      providers: [ContentChanges],
      exports: [ContentChanges],
    }
  }
}

/** @throws InvalidEnvironment when DATABASE_URL leads to no server that lets us in */
async function connect(dataSource: DataSource, { databaseUrl }: Environment): Promise<void> {
  try {
    await dataSource.initialize()
  } catch (error) {
    if (!databaseUrl) throw error
    const cause = (error instanceof AggregateError ? error.errors[0] : error) as Error // one an address of the host
    throw new InvalidEnvironment(`DATABASE_URL cannot be used: ${cause.message}`)
  }
}
