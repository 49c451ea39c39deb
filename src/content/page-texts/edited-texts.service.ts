import { Injectable, Logger } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { Repository } from 'typeorm'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import type { TextEdition } from '#src/platform/mail/letter-use.js'
import type { Language } from '#src/shared/languages.js'
import { pathOf, type TextNamespace } from './editable-texts.js'
import { type AllTexts, messagesOf, originalsOf, type Tree, treeAt } from './originals.js'
import { applyOverlay } from './overlay.js'
import { overlayAt, PageTexts } from './page-texts.entity.js'
import { fillPlaceholders } from './placeholders.js'

/** Returns the text of a key with its placeholders filled. */
export type Say = (key: string, args?: Record<string, string>) => string

/**
 * Texts for what the server writes, such as mails. Every process uses them from their publication on.
 */
@Injectable()
export class EditedTextsService {
  private readonly logger = new Logger('texts')

  constructor(
    @InjectRepository(PageTexts) private readonly rows: Repository<PageTexts>,
    private readonly content: SiteContentService,
    private readonly i18n: I18nService,
  ) {}

  /** Returns the texts of a namespace in a language. */
  async in(namespace: TextNamespace, language: Language, edition: TextEdition = 'published'): Promise<Say> {
    const messages = await this.tree(namespace, language, edition)
    return (key, args = {}) => {
      const text = treeAt(key, messages)
      if (typeof text !== 'string') return `${pathOf(namespace)}.${key}`
      return fillPlaceholders(text, (name) => (Object.hasOwn(args, name) ? args[name] : undefined))
    }
  }

  /** Returns all texts of a namespace in a language, with their placeholders. */
  async tree(namespace: TextNamespace, language: Language, edition: TextEdition = 'published'): Promise<Tree> {
    // Changes of a draft are not announced: it is read each time.
    const row = await (edition === 'draft' ? this.rows.findOneBy({ namespace }) : this.rowInMemory(namespace))
    return this.messages(namespace, language, edition, row)
  }

  private rowInMemory(namespace: TextNamespace): Promise<PageTexts | null> {
    return this.content.recall(`edited texts of ${namespace}`, (manager) => manager.findOneBy(PageTexts, { namespace }))
  }

  private messages(namespace: TextNamespace, language: Language, edition: TextEdition, row: PageTexts | null): Tree {
    const all = this.i18n.getTranslations() as AllTexts
    const messages = messagesOf(namespace, all, language)
    if (!row) return messages
    try {
      return applyOverlay(messages, originalsOf(namespace, all), overlayAt(new Date(), row, edition), language)
    } catch (error) {
      // A mail with the original texts is better than none.
      this.logger.error(
        `Applying the edited texts of ${namespace} failed, using the originals: ${(error as Error).message}`,
      )
      return messages
    }
  }
}
