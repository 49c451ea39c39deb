import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In, IsNull } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { EncoderFailure, PictureEncoderService } from '#src/pictures/encoding/picture-encoder.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { MAX_REPLY_FILES_BYTES } from '#src/shared/leads/reply-files.js'
import type { ReplyFileDto } from '../details/lead-details.dto.js'
import { LeadReplyFile } from '../history/lead-reply-file.entity.js'
import type { Lead } from '../lead.entity.js'
import { leadKinds } from '../lead-kind.js'
import { leadNotFound } from '../lead-problems.js'
import { isVisible } from '../visible-leads.js'
import { toReplyFileName } from './reply-file-name.js'
import { type ReadReplyFile, readReplyFileType } from './reply-file-type.js'

/** File that was uploaded. */
export interface UploadedReplyFile {
  buffer: Buffer
  /** Name on the computer from which it was uploaded. */
  originalname: string
}

/** Files that staff send with replies. */
@Injectable()
export class ReplyFilesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly encoder: PictureEncoderService,
  ) {}

  /** Stores an uploaded file until a reply with it is sent. @throws Problem 404, 422 for a file that cannot be sent */
  async create(file: UploadedReplyFile | undefined, leadId: string, by: SignedInUser): Promise<ReplyFileDto> {
    if (!(await this.isOfVisibleLead(leadId, by))) throw leadNotFound()
    const upload = file?.buffer ?? Buffer.alloc(0)
    const read = readReplyFileType(upload)
    if ('fault' in read) throw Problem.validation([{ field: 'file', code: read.fault }])
    const { type } = read
    const bytes = await this.toSentFile(upload, read)
    const stored = { id: idByTime(), name: toReplyFileName(file?.originalname ?? '', type), type, size: bytes.length }
    await this.dataSource.manager.insert(LeadReplyFile, { ...stored, leadId, author: { id: by.id }, bytes })
    return stored
  }

  /** Encodes a picture again, so that no place, time or camera is sent. @throws Problem 422 if it cannot be decoded */
  private async toSentFile(upload: Buffer, read: ReadReplyFile): Promise<Buffer> {
    if (read.type === 'application/pdf') return upload
    try {
      return await this.encoder.createCopy(upload, read, read.type === 'image/png' ? 'png' : 'jpg')
    } catch (error) {
      if (!(error instanceof EncoderFailure)) throw error
      throw Problem.validation([{ field: 'file', code: 'replyFile.damaged' }])
    }
  }

  /** Returns a file with its content. @throws Problem 404 */
  async read(id: string, by: SignedInUser): Promise<LeadReplyFile> {
    const [file] = await findWithContent(this.dataSource.manager, { id })
    if (!file || !(await this.isOfVisibleLead(file.leadId, by))) throw new Problem({ code: 'reply.file_not_found' })
    return file
  }

  /** Checks whether a bound user may see the lead of a file. Others may send any id: files of unknown leads are deleted after a day. */
  private async isOfVisibleLead(leadId: string, { locations }: SignedInUser): Promise<boolean> {
    if (locations === null) return true
    for (const { entity } of leadKinds()) {
      const lead = await this.dataSource.manager.findOneBy<Lead>(entity, { id: leadId })
      if (lead) return isVisible(lead, locations)
    }
    return false
  }

  /** Deletes a file that was not sent. One that is gone was deleted before. */
  async remove(id: string, by: SignedInUser): Promise<void> {
    await this.dataSource.manager.delete(LeadReplyFile, { id, author: { id: by.id }, replyId: IsNull() })
  }
}

/** Attaches uploaded files to a reply. @throws Problem 422 for files that are gone or too large together */
export async function attachFiles(
  manager: EntityManager,
  ids: string[],
  reply: { id: string; leadId: string },
  by: SignedInUser,
): Promise<void> {
  if (ids.length === 0) return
  const where = { id: In(ids), leadId: reply.leadId, author: { id: by.id }, replyId: IsNull() }
  const files = await manager.find(LeadReplyFile, { where, lock: { mode: 'pessimistic_write' } })
  if (files.length < new Set(ids).size) throw Problem.validation([{ field: 'files', code: 'replyFile.gone' }])
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes > MAX_REPLY_FILES_BYTES) {
    const args = { megabytes: MAX_REPLY_FILES_BYTES / 1_000_000 }
    throw Problem.validation([{ field: 'files', code: 'replyFile.tooLarge', args }])
  }
  await manager.update(LeadReplyFile, { id: In(ids) }, { replyId: reply.id })
}

/** Returns files with their content, in the order in which they were uploaded. */
export function findWithContent(
  manager: EntityManager,
  where: { id: string } | { replyId: string },
): Promise<LeadReplyFile[]> {
  return manager.find(LeadReplyFile, {
    select: { id: true, leadId: true, name: true, type: true, size: true, bytes: true },
    where,
    order: { id: 'ASC' },
  })
}
