import { Injectable, NotFoundException } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { photoIn } from '#src/pictures/photo.dto.js'
import { PhotosService } from '#src/pictures/photos.service.js'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import type { Language } from '#src/shared/languages.js'
import { getFirst } from '#src/shared/lookups.js'
import { photoNamesIn } from '#src/shared/pictures/photos-in-text.js'
import { FormerOwnPageSlug } from './former-own-page-slug.entity.js'
import type { OwnPageDto, OwnPageSummaryDto } from './own-page.dto.js'
import { OwnPage } from './own-page.entity.js'

/** Text pages of the owner; visitors see those that are not hidden. */
@Injectable()
export class OwnPagesService {
  constructor(
    @InjectRepository(OwnPage) private readonly pages: Repository<OwnPage>,
    @InjectRepository(FormerOwnPageSlug) private readonly formerSlugs: Repository<FormerOwnPageSlug>,
    private readonly photos: PhotosService,
  ) {}

  /** Returns the visible pages in the order of the owner. */
  @PageQuery('ownPages')
  async list(language: Language): Promise<OwnPageSummaryDto[]> {
    const pages = await this.pages.find({ where: { hidden: false }, order: { position: 'ASC' } })
    return this.toSummaries(pages, language)
  }

  /** Returns the visible page with this slug in any language. @throws NotFoundException */
  @PageQuery('ownPage')
  async find(language: Language, slug: string): Promise<OwnPageDto> {
    const page = await this.pages.findOneBy([
      { slugHr: slug, hidden: false },
      { slugEn: slug, hidden: false },
    ])
    if (!page) throw new NotFoundException()
    const body = page.body[language]
    const [summaries, photosInText] = await Promise.all([
      this.toSummaries([page], language),
      this.photos.named(photoNamesIn(body), language),
    ])
    return { ...getFirst(summaries), body, photosInText }
  }

  /** Returns former slugs of visible pages with the current slug of the same language. */
  async successors(): Promise<{ former: string; slug: string }[]> {
    const former = await this.formerSlugs.find({ where: { page: { hidden: false } }, relations: { page: true } })
    return former.map(({ slug, language, page }) => ({ former: slug, slug: slugsOf(page)[language] }))
  }

  private async toSummaries(pages: OwnPage[], language: Language): Promise<OwnPageSummaryDto[]> {
    const photos = await this.photos.find(
      pages.map(({ photo }) => photo),
      language,
    )
    return pages.map((page) => {
      const { id, title, description, photo, inFooter } = page
      const texts = { title: title[language], description: description[language] }
      return { id, slugs: slugsOf(page), ...texts, photo: photoIn(photos, photo), inFooter }
    })
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    ownPages: OwnPagesService['list']
    ownPage: OwnPagesService['find']
  }
}

const slugsOf = ({ slugHr, slugEn }: OwnPage) => ({ hr: slugHr, en: slugEn })
