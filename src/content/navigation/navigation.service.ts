import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import { isNavigationItem, type NavigationItem, navigationItems } from '#src/shared/content/navigation-items.js'
import type { Language } from '#src/shared/languages.js'
import { isServicePage, type ServicePage, servicePages } from '#src/shared/service-pages.js'
import type { OwnPageSummaryDto } from '../own-pages/own-page.dto.js'
import { OwnPagesService } from '../own-pages/own-pages.service.js'
import { Navigation } from './navigation.entity.js'

export type HeaderItem = NavigationItem | OwnPageSummaryDto
export type ServiceItem = ServicePage | OwnPageSummaryDto

@Injectable()
export class NavigationService {
  constructor(
    @InjectRepository(Navigation) private readonly rows: Repository<Navigation>,
    private readonly pages: OwnPagesService,
  ) {}

  /** Returns the items of the header besides home, without hidden pages. */
  @PageQuery('headerItems')
  async headerItems(language: Language): Promise<HeaderItem[]> {
    const [row] = await this.rows.find()
    return this.withPages(row?.header ?? navigationItems, isNavigationItem, language)
  }

  /** Returns the services, without hidden pages. */
  @PageQuery('services')
  async services(language: Language): Promise<ServiceItem[]> {
    const [row] = await this.rows.find()
    return this.withPages(row?.services ?? servicePages, isServicePage, language)
  }

  /** Returns items with the own pages that their ids refer to, without hidden ones. */
  private async withPages<Name extends string>(
    items: readonly string[],
    isName: (item: string) => item is Name,
    language: Language,
  ): Promise<(Name | OwnPageSummaryDto)[]> {
    const pages = await this.pages.list(language)
    return items.flatMap((item): (Name | OwnPageSummaryDto)[] =>
      isName(item) ? [item] : pages.filter(({ id }) => id === item),
    )
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    headerItems: NavigationService['headerItems']
    services: NavigationService['services']
  }
}
