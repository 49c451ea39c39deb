import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { PageQuery } from '#src/platform/pages/page-queries.js'
import { isNavigationItem, type NavigationItem, navigationItems } from '../../shared/content/navigation-items.js'
import type { Language } from '../../shared/languages.js'
import type { OwnPageSummaryDto } from '../pages/own-page.dto.js'
import { OwnPagesService } from '../pages/own-pages.service.js'
import { Navigation } from './navigation.entity.js'

export type HeaderItem = NavigationItem | OwnPageSummaryDto

@Injectable()
export class NavigationService {
  constructor(
    @InjectRepository(Navigation) private readonly rows: Repository<Navigation>,
    private readonly pages: OwnPagesService,
  ) {}

  /** Returns the items of the header besides home, without hidden pages. */
  @PageQuery('headerItems')
  async headerItems(language: Language): Promise<HeaderItem[]> {
    const [[row], pages] = await Promise.all([this.rows.find(), this.pages.list(language)])
    const items: readonly string[] = row?.header ?? navigationItems
    return items.flatMap((item): HeaderItem[] =>
      isNavigationItem(item) ? [item] : pages.filter(({ id }) => id === item),
    )
  }
}

declare module '#src/platform/pages/page-queries.js' {
  interface PageQueryMethods {
    headerItems: NavigationService['headerItems']
  }
}
