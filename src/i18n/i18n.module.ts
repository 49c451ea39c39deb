import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Module } from '@nestjs/common'
import { I18nModule as NestjsI18nModule } from 'nestjs-i18n'
import { Environment } from '../config/environment.js'
import { defaultLanguage } from './languages.js'

/** The texts of the site: one JSON file a namespace, in `hr/` and `en/`. */
@Module({
  imports: [
    NestjsI18nModule.forRootAsync({
      imports: [],
      inject: [Environment],
      useFactory: (environment: Environment) => ({
        fallbackLanguage: defaultLanguage,
        loaderOptions: {
          path: dirname(fileURLToPath(import.meta.url)),
          watch: environment.mode === 'development',
        },
        disableMiddleware: true, // requestLanguage() decides, and the text is asked for in it
        logging: false,
      }),
    }),
  ],
})
export class I18nModule {}
