import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, type FindOptionsWhere, In } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { claimFaults } from '#src/admin/claims/claim-faults.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import { type ContentClaim, newContentClaims } from '#src/shared/claims/content-claims.js'
import { languages } from '#src/shared/languages.js'
import { NAME_DIGITS } from '#src/shared/pictures/picture-file.js'
import { EncoderFailure, PictureEncoderService } from './encoding/picture-encoder.service.js'
import {
  MAX_FILE_NAME,
  type PictureDescriptionDto,
  type PictureDto,
  type PictureQueryDto,
  type PicturesPageDto,
  PictureUseDto,
  type UploadedPictureDto,
} from './picture.dto.js'
import { Picture } from './picture.entity.js'
import { pictureInUse, pictureNotFound, refusedUpload } from './picture-problems.js'
import { whereFound } from './picture-search.js'
import { type PictureUse, PictureUsesService } from './picture-uses.service.js'
import { removeObjects } from './store/object-removals.js'
import { PictureStoreService } from './store/picture-store.service.js'
import { PictureFault } from './upload/picture-fault.js'
import { inspectPicture, type PictureHeader } from './upload/picture-header.js'

/** File that was uploaded. */
export interface UploadedPictureFile {
  buffer: Buffer
  /** Name on the computer from which it was uploaded. */
  originalname: string
}

const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' } as const

/** Library of pictures. Each change and its audit event are stored in one transaction. */
@Injectable()
export class PicturesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly encoder: PictureEncoderService,
    private readonly uses: PictureUsesService,
    private readonly stores: PictureStoreService,
    private readonly audit: AuditLogService,
    private readonly contentChanges: ContentChangesService,
  ) {}

  /** Returns a page of the pictures that were searched for, newest first. */
  async list({ page, pageSize, search, usage }: PictureQueryDto): Promise<PicturesPageDto> {
    const where = usage === 'unused' ? { id: In(await this.unused(whereFound(search))) } : whereFound(search)
    const [rows, total] = await this.dataSource.getRepository(Picture).findAndCount({
      where,
      order: NEWEST_FIRST,
      skip: (page - 1) * pageSize,
      take: pageSize,
    })
    const uses = await this.uses.find(rows, this.dataSource.manager)
    return { items: rows.map((row) => toDto(row, uses)), page, pageSize, total, totalIsCapped: false }
  }

  /** @throws Problem 404 */
  async read(id: string): Promise<PictureDto> {
    const row = await this.dataSource.manager.findOneBy(Picture, { id })
    if (!row) throw pictureNotFound()
    return toDto(row, await this.uses.find([row], this.dataSource.manager))
  }

  /**
   * Adds an uploaded picture, whose files are made afterwards. The same file again returns the picture that exists.
   * @param claimsConfirmed true if claims about health in its alternative text are confirmed
   * @throws Problem 422 for a file that is no usable picture, or a missing alternative text; 503 while its store is unavailable
   */
  async create(
    file: UploadedPictureFile | undefined,
    description: PictureDescriptionDto,
    by: SignedInUser,
    claimsConfirmed: boolean,
  ): Promise<UploadedPictureDto> {
    const upload = file?.buffer
    const header = inspect(upload)
    const hash = createHash('sha256').update(upload!).digest('hex')
    const known = await this.dataSource.manager.findOneBy(Picture, { hash })
    if (known && known.state !== 'failed') return { ...(await this.read(known.id)), known: true }
    assertDescribed(description)
    const claims = confirmedClaims(description, {}, claimsConfirmed)
    await this.stores.assertWritable()
    const { png: master, ...size } = await this.encode(upload!, header)
    const id = await this.dataSource.transaction(async (manager) => {
      const name = hash.slice(0, NAME_DIGITS)
      const fileName = file!.originalname.normalize('NFC').replaceAll('\0', '').slice(0, MAX_FILE_NAME)
      const fresh = { ...size, ...stored(description), fileName, master, state: 'processing', attempts: 0 } as const
      // A concurrent upload of the same file adds it once; a failed picture begins again.
      await manager.upsert(Picture, { hash, name, ...fresh }, ['hash'])
      const row = await manager.findOneByOrFail(Picture, { hash })
      await this.record('picture.added', row, by, manager)
      await this.recordClaims(claims, row, by, manager)
      return row.id
    })
    return { ...(await this.read(id)), known: false }
  }

  /**
   * Replaces the description of a picture.
   * @param claimsConfirmed true if new claims about health in its alternative text are confirmed
   * @throws Problem 404, 412 when it has changed since `version`, 422
   */
  async update(
    id: string,
    version: number,
    description: PictureDescriptionDto,
    by: SignedInUser,
    claimsConfirmed: boolean,
  ): Promise<PictureDto> {
    assertDescribed(description)
    await this.dataSource.transaction(async (manager) => {
      const row = await lock(manager, id, version)
      if (description.decorative) await this.assertDispensable(row, manager)
      const claims = confirmedClaims(description, row, claimsConfirmed)
      const saved = await manager.save(Picture, Object.assign(row, stored(description)))
      if (saved.version === version) return
      await this.record('picture.changed', saved, by, manager)
      await this.recordClaims(claims, saved, by, manager)
    })
    this.contentChanges.announce()
    return this.read(id)
  }

  /** Deletes a picture. @throws Problem 404, 409 when content shows it, 412 */
  async remove(id: string, version: number, by: SignedInUser): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await lock(manager, id, version)
      if ((await this.uses.find([row], manager)).length > 0) throw pictureInUse()
      await removeObjects(manager, id)
      await manager.delete(Picture, { id })
      await this.record('picture.removed', row, by, manager)
    })
    this.contentChanges.announce()
  }

  /** @throws Problem 422 if content shows the picture where its alternative text is needed */
  private async assertDispensable(row: Picture, manager: EntityManager): Promise<void> {
    const needed = (await this.uses.find([row], manager)).some(({ isDescribed }) => isDescribed)
    if (needed) throw Problem.validation([{ field: 'decorative', code: 'picture.needed' }])
  }

  /** Returns the ids of pictures that no content shows. */
  private async unused(where: FindOptionsWhere<Picture>): Promise<string[]> {
    const { manager } = this.dataSource
    const pictures = await manager.find(Picture, { select: { id: true, name: true }, where })
    const used = new Set((await this.uses.find(pictures, manager)).map(({ pictureId }) => pictureId))
    return pictures.flatMap(({ id }) => (used.has(id) ? [] : [id]))
  }

  private async encode(upload: Buffer, header: PictureHeader) {
    try {
      return await this.encoder.createMaster(upload, header)
    } catch (error) {
      if (error instanceof EncoderFailure) throw refusedUpload('picture.damaged')
      throw error
    }
  }

  private record(
    action: 'picture.added' | 'picture.changed' | 'picture.removed',
    picture: Picture,
    actor: SignedInUser,
    manager: EntityManager,
  ): Promise<void> {
    const { id, version } = picture
    return this.audit.record(
      { action, actor, subject: { kind: 'picture', id }, details: { name: nameOf(picture), version } },
      manager,
    )
  }

  private async recordClaims(
    claims: ContentClaim[],
    picture: Picture,
    actor: SignedInUser,
    manager: EntityManager,
  ): Promise<void> {
    if (claims.length === 0) return
    const subject = { kind: 'picture', id: picture.id }
    const details = { name: nameOf(picture), claims: claims.map(({ phrase }) => phrase) }
    await this.audit.record({ action: 'claims.confirmed', actor, subject, details }, manager)
  }
}

/** Returns the display name of a picture: its alternative text, or its name in addresses. */
const nameOf = ({ alt, name }: Picture) => (languages.every((language) => alt[language]) ? alt : name)

/** Returns the claims that the alternative text did not make before. @throws Problem 422 unless they are confirmed */
function confirmedClaims(
  description: PictureDescriptionDto,
  before: Partial<Pick<Picture, 'alt'>>,
  confirmed: boolean,
): ContentClaim[] {
  const claims = newContentClaims({ alt: stored(description).alt }, { alt: before.alt })
  if (claims.length > 0 && !confirmed) throw Problem.validation(claimFaults(claims))
  return claims
}

/** @throws Problem 422 */
function inspect(upload: Buffer | undefined): PictureHeader {
  if (!upload) throw refusedUpload('picture.required')
  try {
    return inspectPicture(upload)
  } catch (error) {
    if (error instanceof PictureFault) throw refusedUpload(error.code, { megapixels: error.maxPixels / 1_000_000 })
    throw error
  }
}

/** Locks a picture of a version. @throws Problem 404, 412 */
async function lock(manager: EntityManager, id: string, version: number): Promise<Picture> {
  const row = await manager.findOne(Picture, { where: { id }, lock: { mode: 'pessimistic_write' } })
  if (!row) throw pictureNotFound()
  if (row.version !== version) throw changedMeanwhile('picture')
  return row
}

/** @throws Problem 422 for a missing alternative text */
function assertDescribed({ alt, decorative }: PictureDescriptionDto): void {
  if (decorative) return
  const missing = languages.filter((language) => !alt[language])
  if (missing.length > 0)
    throw Problem.validation(missing.map((language) => ({ field: `alt.${language}`, code: 'picture.alt' })))
}

/** Returns the columns of a description. A decorative picture has no alternative text. */
function stored({ alt, decorative, focalX, focalY }: PictureDescriptionDto) {
  return { alt: decorative ? { hr: '', en: '' } : { hr: alt.hr, en: alt.en }, decorative, focalX, focalY }
}

function toDto(row: Picture, all: PictureUse[]): PictureDto {
  const { id, version, state, name, fileName, width, height, alt, decorative, focalX, focalY, createdAt } = row
  const uses = all.filter(({ pictureId }) => pictureId === id).map((use) => PictureUseDto.pick(use))
  return { id, version, state, name, fileName, width, height, alt, decorative, focalX, focalY, createdAt, uses }
}
