import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Response } from 'express'
import { Public } from '#src/platform/http/public.decorator.js'
import { MediaService } from './media.service.js'

const YEAR_SECONDS = 31_536_000

/** Files of pictures. An address contains the hash of the upload, so its content never changes. */
@ApiExcludeController()
@Public()
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  /** @throws NotFoundException */
  @Get(':file')
  async show(@Param('file') file: string, @Res() response: Response): Promise<void> {
    const bytes = await this.media.find(file)
    if (!bytes) throw new NotFoundException()
    response
      .type(file.slice(file.lastIndexOf('.')))
      .set({
        'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
        'Cross-Origin-Resource-Policy': 'cross-origin', // for picture searches and link previews
        ETag: `"${file}"`,
      })
      .send(bytes)
  }
}
