import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import type { PhotoDto } from '#src/pictures/photo.dto.js'
import { PhotosService } from '#src/pictures/photos.service.js'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import type { PagePicturePlace } from '#src/shared/content/page-picture-places.js'
import type { Language } from '#src/shared/languages.js'
import { PagePictures } from './page-pictures.entity.js'

@Injectable()
export class PagePicturesService {
  constructor(
    @InjectRepository(PagePictures) private readonly rows: Repository<PagePictures>,
    private readonly photos: PhotosService,
  ) {}

  /** Returns the pictures of the owner by their places, without those whose files are not ready. */
  @PageQuery('pagePictures')
  async find(language: Language): Promise<Partial<Record<PagePicturePlace, PhotoDto>>> {
    const [row] = await this.rows.find()
    const chosen = Object.entries(row?.pictures ?? {})
    const photos = await this.photos.find(
      chosen.map(([, id]) => id),
      language,
    )
    return Object.fromEntries(
      chosen.flatMap(([place, id]) => {
        const photo = photos.get(id)
        return photo ? [[place, photo]] : []
      }),
    )
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    pagePictures: PagePicturesService['find']
  }
}
