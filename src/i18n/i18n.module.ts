import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Module } from '@nestjs/common'
import { I18nModule as NestjsI18nModule } from 'nestjs-i18n'
import { Environment } from '../config/environment.js'
import { FaultTolerantLoader } from './fault-tolerant-loader.js'
import { defaultLanguage } from '../shared/languages.js'
import { RequestLanguageResolver } from './request-language.js'

/** The texts of the site: one JSON file a namespace, in `hr/` and `en/`. */
@Module({
  imports: [
    NestjsI18nModule.forRootAsync({
      imports: [],
      inject: [Environment],
      useFactory: (environment: Environment) => ({
        fallbackLanguage: defaultLanguage,
        loader: FaultTolerantLoader,
        loaderOptions: {
          path: dirname(fileURLToPath(import.meta.url)),
          watch: environment.mode === 'development',
        },
        logging: false,
        // One interceptor finds the language of a request; errors before it ask requestLanguage() themselves.
        disableMiddleware: true,
        skipAsyncHook: true,
      }),
      resolvers: [RequestLanguageResolver],
    }),
  ],
})
export class I18nModule {}
