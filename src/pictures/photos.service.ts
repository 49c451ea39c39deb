import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type FindOptionsWhere, In, Repository } from 'typeorm'
import type { Language } from '#src/shared/languages.js'
import { PhotoDto } from './photo.dto.js'
import { Picture } from './picture.entity.js'

/** Photographs for public pages: those whose files are ready. */
@Injectable()
export class PhotosService {
  constructor(@InjectRepository(Picture) private readonly pictures: Repository<Picture>) {}

  /** Returns photographs by their ids. */
  async find(ids: (string | null)[], language: Language): Promise<Map<string, PhotoDto>> {
    const found = await this.ready({ id: In(ids.filter((id) => id !== null)) }, ids.length)
    return new Map(found.map((picture) => [picture.id, PhotoDto.of(picture, language)]))
  }

  /** Returns photographs by the names in their addresses. */
  async named(names: string[], language: Language): Promise<PhotoDto[]> {
    const found = await this.ready({ name: In(names) }, names.length)
    return found.map((picture) => PhotoDto.of(picture, language))
  }

  private ready(where: FindOptionsWhere<Picture>, asked: number): Promise<Picture[]> {
    return asked === 0 ? Promise.resolve([]) : this.pictures.findBy({ ...where, state: 'ready' })
  }
}
