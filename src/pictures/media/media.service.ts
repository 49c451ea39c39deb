import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { LRUCache } from 'lru-cache'
import { Repository } from 'typeorm'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { requireValue } from '#src/shared/lookups.js'
import { type PictureFormat, pictureFormats } from '#src/shared/pictures/picture-file.js'
import { PictureFile } from '../picture-file.entity.js'
import { PictureStoreService } from '../store/picture-store.service.js'

const MAX_BYTES = 64 * 1024 * 1024

const FILE = new RegExp(`^([0-9a-f]{24})-([1-9]\\d{0,3})\\.(${pictureFormats.join('|')})$`)

/** Ignores an eviction, and nothing else. @throws Problem 503 */
function ifEvicted(error: unknown): undefined {
  if (error instanceof Problem) throw error
}

/** Files of ready pictures, cached in memory; evicted when content changes, so that a deleted picture disappears. */
@Injectable()
export class MediaService {
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (file) => this.read(file),
  })

  constructor(
    @InjectRepository(PictureFile) private readonly files: Repository<PictureFile>,
    private readonly stores: PictureStoreService,
    contentChanges: ContentChangesService,
  ) {
    contentChanges.subscribe((why) => why === 'change' && this.cache.clear())
  }

  /** Returns the bytes of a file by its name in the address; undefined for an unknown one. @throws Problem 503 */
  async find(file: string): Promise<Buffer | undefined> {
    if (!FILE.test(file)) return undefined
    // A change of content evicts what is being fetched: then this request reads it again.
    return (await this.cache.fetch(file).catch(ifEvicted)) ?? this.read(file)
  }

  private async read(file: string): Promise<Buffer | undefined> {
    const [, name, width, format] = FILE.exec(file) ?? []
    const row = await this.files.findOne({
      select: { pictureId: true, width: true, format: true, bytes: true, sha256: true },
      where: { picture: { name, state: 'ready' }, width: Number(width), format: format as PictureFormat },
    })
    return row ? (row.bytes ?? this.stores.read(file, requireValue(row.sha256, 'hash of the object'))) : undefined
  }
}
