import { type DynamicModule, Global, Module } from '@nestjs/common'
import { Environment } from './config/environment.js'
import { Secret } from './crypto/secret.js'

@Global()
@Module({})
export class ConfigModule {
  static for(environment: Environment): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: Environment, useValue: environment },
        { provide: Secret, useFactory: () => Secret.of(environment) },
      ],
      exports: [Environment, Secret],
    }
  }
}
