import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DynamicModule, Module } from '@nestjs/common'
import { APP_INTERCEPTOR } from '@nestjs/core'
import { I18nModule as NestjsI18nModule } from 'nestjs-i18n'
import { defaultLanguage } from '#src/shared/languages.js'
import { Environment } from '../config/environment.js'
import { FaultTolerantLoader } from './fault-tolerant-loader.js'

const texts = NestjsI18nModule.forRootAsync({
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
    disableMiddleware: true,
  }),
  resolvers: [{ resolve: () => undefined }], // the module requires a resolver; `RequestLanguage` does the work
})

/**
 * Removes the module's interceptor, which determines the language of each request, at more cost than most requests have
 * otherwise.
 */
function withoutInterceptor({ providers = [], ...module }: DynamicModule): DynamicModule {
  const isInterceptor = (provider: object) => 'provide' in provider && provider.provide === APP_INTERCEPTOR
  return { ...module, providers: providers.filter((provider) => !isInterceptor(provider)) }
}

/** Texts of the site: one JSON file per namespace, in `hr/` and `en/`. */
@Module({ imports: [withoutInterceptor(texts)] })
export class I18nModule {}
