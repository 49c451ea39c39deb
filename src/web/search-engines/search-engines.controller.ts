import { Controller, Get, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { Public } from '#src/platform/http/public.decorator.js'
import { languageInAddress } from '#src/platform/i18n/request-language.js'
import { defaultLanguage } from '#src/shared/languages.js'
import { SearchEngineFilesService } from './search-engine-files.service.js'

/** Files for crawlers and feed readers, which send no cookies. */
@ApiExcludeController()
@Public()
@Controller()
export class SearchEnginesController {
  constructor(private readonly files: SearchEngineFilesService) {}

  @Get('robots.txt')
  async robots(@Req() request: Request, @Res() response: Response): Promise<void> {
    const file = await this.files.robots()
    file.send(request, response)
  }

  @Get('sitemap.xml')
  async sitemap(@Req() request: Request, @Res() response: Response): Promise<void> {
    const file = await this.files.sitemap()
    file.send(request, response)
  }

  @Get('blog/rss.xml')
  async feed(@Req() request: Request, @Res() response: Response): Promise<void> {
    const file = await this.files.feed(languageInAddress(request.originalUrl) ?? defaultLanguage)
    file.send(request, response)
  }

  @Get('site.webmanifest')
  async manifest(@Req() request: Request, @Res() response: Response): Promise<void> {
    const file = await this.files.manifest(languageInAddress(request.originalUrl) ?? defaultLanguage)
    file.send(request, response)
  }
}
