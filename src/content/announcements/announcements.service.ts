import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import type { Language } from '#src/shared/languages.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { Announcement } from './announcement.entity.js'

/** Announcement in one language. */
export interface ShownAnnouncement {
  text: string
  /** Path of the page that tells more; empty without one. */
  link: string
}

@Injectable()
export class AnnouncementsService {
  constructor(@InjectRepository(Announcement) private readonly announcements: Repository<Announcement>) {}

  /** Returns the announcement of today: of several the one that began last. */
  @PageQuery('announcement')
  async current(language: Language): Promise<ShownAnnouncement | null> {
    const announcement = await this.announcements
      .createQueryBuilder('announcement')
      .where('date <= :today AND coalesce(last_day, date) >= :today', { today: zagrebDay(new Date()).toString() })
      .orderBy({ date: 'DESC', id: 'ASC' })
      .getOne()
    return announcement && { text: announcement.text[language], link: announcement.link }
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    announcement: AnnouncementsService['current']
  }
}
