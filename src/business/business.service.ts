import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, Repository } from 'typeorm'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import type { Language } from '#src/shared/languages.js'
import type { BusinessInfoDto } from './business-info.dto.js'
import { BusinessInfo } from './business-info.entity.js'
import { CompanyDto } from './company.dto.js'
import { Company } from './company.entity.js'

@Injectable()
export class BusinessService {
  constructor(
    @InjectRepository(Company) private readonly registered: Repository<Company>,
    private readonly settings: SettingsService,
    private readonly content: SiteContentService,
  ) {}

  @PageQuery('business')
  async info(): Promise<BusinessInfoDto> {
    const {
      one: _one,
      id: _id,
      version: _version,
      outdatedLanguage: _outdated,
      invented: _invented,
      ...info
    } = await this.row()
    const { answerDays, earliestDay } = await this.settings.current()
    return { ...info, answerDays, earliestDay }
  }

  /** Returns the details of the business with the opening hours of the head office. */
  row(transaction?: EntityManager): Promise<BusinessInfo> {
    return this.content.recall(
      'details of the business',
      (manager) => manager.findOneByOrFail(BusinessInfo, { one: true }),
      transaction,
    )
  }

  @PageQuery('companies')
  async companies(language: Language): Promise<CompanyDto[]> {
    const companies = await this.registered.find({ order: { position: 'ASC' } })
    return companies.map((company) => CompanyDto.of(company, language))
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    business: BusinessService['info']
    companies: BusinessService['companies']
  }
}
