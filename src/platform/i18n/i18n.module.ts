import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DynamicModule, Module } from '@nestjs/common'
import { APP_INTERCEPTOR } from '@nestjs/core'
import { I18nModule as NestjsI18nModule } from 'nestjs-i18n'
import { Environment } from '../config/environment.js'
import { FaultTolerantLoader } from './fault-tolerant-loader.js'
import { defaultLanguage } from '#src/shared/languages.js'

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
  resolvers: [{ resolve: () => undefined }], // it complains of none; whoever needs the language asks for it
})

/** An interceptor would look for the language of each request, and takes longer than all that most of them do beside. */
function withoutInterceptor({ providers = [], ...module }: DynamicModule): DynamicModule {
  const isInterceptor = (provider: object) => 'provide' in provider && provider.provide === APP_INTERCEPTOR
  return { ...module, providers: providers.filter((provider) => !isInterceptor(provider)) }
}

/** The texts of the site: one JSON file a namespace, in `hr/` and `en/`. */
@Module({ imports: [withoutInterceptor(texts)] })
export class I18nModule {}
