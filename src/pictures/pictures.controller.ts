import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res, UploadedFile } from '@nestjs/common'
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
} from '@nestjs/swagger'
import type { Response } from 'express'
import { ClaimsConfirmationDto } from '#src/admin/claims/claims-confirmation.dto.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage, type PostedFields } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem, problemAnswer } from '#src/platform/http/problems/api-problem.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { PageRead, type ReadMany, type ReadOne } from '#src/platform/page-queries/page-read.decorator.js'
import { languages } from '#src/shared/languages.js'
import { addressAfterUpload, typedDescription } from '#src/shared/pictures/after-upload.js'
import { MAX_UPLOAD_BYTES } from '#src/shared/pictures/picture-upload.js'
import {
  PictureDescriptionDto,
  PictureDto,
  PictureQueryDto,
  PicturesPageDto,
  PictureUploadDto,
  UploadedPictureDto,
} from './picture.dto.js'
import { pictureNotFound } from './picture-problems.js'
import { PicturesService, type UploadedPictureFile } from './pictures.service.js'

/** Decoding takes seconds of processor time; a gallery of every centre is uploaded in one go. */
const UPLOAD_LIMIT = { scope: 'picture-uploads', points: 120, seconds: 3600 }

const PAGE = '/admin/pictures'

/** Injects the id in the path. @throws Problem 404 for anything but a UUID */
const PictureId = () => Param('id', new UuidPipe({ exceptionFactory: pictureNotFound }))

/** Library of pictures. */
@AdminController('pictures', 'editor')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @ApiOperation({ summary: 'List pictures' })
  @Get()
  @ApiOkResponse({ type: PicturesPageDto })
  @PageRead('pictures')
  list(@Query() query: PictureQueryDto): Promise<PicturesPageDto> {
    return this.pictures.list(query)
  }

  @ApiOperation({
    summary: 'Upload a picture',
    description: 'The type of the file is ignored. All files are encoded again, without metadata.',
  })
  @FormPage<UploadedPictureDto>({
    path: PAGE,
    form: 'picture',
    file: { field: 'picture', maxBytes: MAX_UPLOAD_BYTES, byApi: true },
    fields: toDescription,
    done: (picture, { posted }) =>
      addressAfterUpload(
        picture,
        typedDescription((name) => posted[name]),
      ),
  })
  @Post()
  @RateLimited(UPLOAD_LIMIT)
  @VersionETag()
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(
          languages.map((language) => [`alt.${language}`, { type: 'string', maxLength: 300, pattern: '^.*$' }]),
        ),
        decorative: { type: 'string', enum: ['true'] },
        focalX: { type: 'string', maxLength: 3, pattern: '^[0-9]{1,3}$', default: '50' },
        focalY: { type: 'string', maxLength: 3, pattern: '^[0-9]{1,3}$', default: '50' },
        claims: {
          type: 'string',
          enum: ['confirmed'],
          description: 'Confirms the phrases in the texts that may be claims about health; recorded in the audit log.',
        },
        picture: {
          type: 'string',
          format: 'binary',
          maxLength: MAX_UPLOAD_BYTES,
          description: 'JPEG, PNG, WebP or AVIF; the last field.',
        },
      },
      required: ['picture'],
    },
  })
  @ApiCreatedResponse({ type: UploadedPictureDto })
  @ApiOkResponse({ type: UploadedPictureDto, description: 'The same file was uploaded before.' })
  @ApiResponse({ status: 415, ...problemAnswer(415, 'Body is not multipart/form-data.') })
  async create(
    @UploadedFile() file: UploadedPictureFile | undefined,
    @Body() { claims, ...description }: PictureUploadDto,
    @CurrentUser() user: SignedInUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadedPictureDto> {
    const picture = await this.pictures.create(file, description, user, claims === 'confirmed')
    if (picture.known) response.status(200)
    return picture
  }

  @ApiOperation({ summary: 'Get a picture' })
  @Get(':id')
  @VersionETag()
  @ApiOkResponse({ type: PictureDto })
  @ApiProblem(404)
  @PageRead('picture')
  read(@PictureId() id: string): Promise<PictureDto> {
    return this.pictures.read(id)
  }

  @ApiOperation({ summary: 'Replace the description of a picture' })
  @FormPage({
    path: `${PAGE}/:id`,
    form: 'picture',
    when: { action: 'save' },
    queryFields: ['claims'],
    fields: toDescription,
    done: `${PAGE}/:id?done=saved`,
  })
  @Put(':id')
  @VersionETag()
  @ApiSeenVersion()
  @ApiOkResponse({ type: PictureDto })
  update(
    @PictureId() id: string,
    @SeenVersion('picture') version: number,
    @Body() description: PictureDescriptionDto,
    @Query() { claims }: ClaimsConfirmationDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<PictureDto> {
    return this.pictures.update(id, version, description, user, claims === 'confirmed')
  }

  @ApiOperation({ summary: 'Delete a picture' })
  @FormPage({ path: `${PAGE}/:id`, form: 'picture', when: { action: 'remove' }, done: `${PAGE}?done=removed` })
  @Delete(':id')
  @HttpCode(204)
  @ApiSeenVersion()
  @ApiNoContentResponse()
  @ApiProblem(409)
  remove(
    @PictureId() id: string,
    @SeenVersion('picture') version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    return this.pictures.remove(id, version, user)
  }
}

/** Reads the fields of the form, which are texts. */
function toDescription({ decorative, focalX = '50', focalY = '50', ...posted }: PostedFields): object {
  const others = Object.entries(posted).filter(([name]) => !languages.some((language) => name === `alt.${language}`))
  const alt = Object.fromEntries(languages.map((language) => [language, posted[`alt.${language}`] ?? '']))
  return {
    ...Object.fromEntries(others),
    alt,
    decorative: decorative === 'true',
    focalX: toNumber(focalX),
    focalY: toNumber(focalY),
  }
}

const toNumber = (text: unknown) => (typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : text)

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    pictures: ReadMany<PicturesController['list'], PictureQueryDto>
    picture: ReadOne<PicturesController['read']>
  }
}
