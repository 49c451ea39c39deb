import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import type { Language } from '#src/shared/languages.js'
import { type FranchiseFactsDto, toFranchiseFactsDto } from './franchise-facts.dto.js'
import { FranchiseFacts } from './franchise-facts.entity.js'

@Injectable()
export class FranchiseFactsService {
  constructor(@InjectRepository(FranchiseFacts) private readonly rows: Repository<FranchiseFacts>) {}

  /** Returns the facts, or null while they are hidden. */
  @PageQuery('franchiseFacts')
  async shown(language: Language): Promise<FranchiseFactsDto | null> {
    const facts = await this.rows.findOneBy({ one: true, hidden: false })
    return facts && toFranchiseFactsDto(facts, language)
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    franchiseFacts: FranchiseFactsService['shown']
  }
}
