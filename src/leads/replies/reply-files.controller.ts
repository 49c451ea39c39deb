import { Body, Delete, Get, HttpCode, Param, Post, Res, StreamableFile, UploadedFile } from '@nestjs/common'
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger'
import type { Response } from 'express'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ReceivesUpload } from '#src/platform/http/forms/receives-upload.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { MAX_REPLY_FILES_BYTES, replyFileTypes } from '#src/shared/leads/reply-files.js'
import { ReplyFileDto } from '../details/lead-details.dto.js'
import { NewReplyFileDto } from './lead-reply.dto.js'
import { ReplyFilesService, type UploadedReplyFile } from './reply-files.service.js'

const UPLOAD_LIMIT = { scope: 'reply-files', points: 200, seconds: 3600 }

const FileId = () =>
  Param('id', new UuidPipe({ exceptionFactory: () => new Problem({ code: 'reply.file_not_found' }) }))

/** Files that staff send with replies. */
@AdminController('reply-files', 'staff')
@ScopedByLocation()
export class ReplyFilesController {
  constructor(private readonly files: ReplyFilesService) {}

  @ApiOperation({
    summary: 'Upload a file for a reply',
    description:
      'The type is recognised by the content. Pictures are encoded again without their metadata; a PDF with scripts or embedded files is refused. A file that is not sent is deleted after a day.',
  })
  @Post()
  @ReceivesUpload({ field: 'file', maxBytes: MAX_REPLY_FILES_BYTES })
  @RateLimited(UPLOAD_LIMIT)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: {
        leadId: { type: 'string', format: 'uuid' },
        file: {
          type: 'string',
          format: 'binary',
          maxLength: MAX_REPLY_FILES_BYTES,
          description: 'PDF, JPEG or PNG; the last field.',
        },
      },
      required: ['leadId', 'file'],
    },
  })
  @ApiCreatedResponse({ type: ReplyFileDto })
  @ApiProblem(415)
  create(
    @UploadedFile() file: UploadedReplyFile | undefined,
    @Body() { leadId }: NewReplyFileDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ReplyFileDto> {
    return this.files.create(file, leadId, user)
  }

  @ApiOperation({ summary: 'Download a file of a reply' })
  @Get(':id')
  @ApiOkResponse({
    content: Object.fromEntries(replyFileTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  })
  @ApiProblem(404)
  async download(
    @FileId() id: string,
    @CurrentUser() user: SignedInUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { bytes, name, type } = await this.files.read(id, user)
    response.attachment(name)
    return new StreamableFile(bytes, { type, length: bytes.length })
  }

  @ApiOperation({ summary: 'Delete a file that was not sent' })
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiProblem(404)
  remove(@FileId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.files.remove(id, user)
  }
}
