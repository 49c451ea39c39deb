import { Logger } from '@nestjs/common'
import { I18nJsonLoader, type I18nTranslation } from 'nestjs-i18n'

/** Loads the texts; while watching, a temporarily broken file does not end the watching. */
export class FaultTolerantLoader extends I18nJsonLoader {
  private readonly logger = new Logger('i18n')
  private last?: I18nTranslation

  protected override async parseTranslations(): Promise<I18nTranslation> {
    try {
      this.last = await super.parseTranslations()
      return this.last
    } catch (error) {
      if (!this.last) throw error
      this.logger.error(`Reloading texts failed, keeping the current ones: ${(error as Error).message}`)
      return this.last
    }
  }
}
