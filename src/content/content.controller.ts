import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { I18nLang } from 'nestjs-i18n'
import { ApiProblem } from '../http/api-problem.decorator.js'
import { Public } from '../http/public.decorator.js'
import type { Language } from '../i18n/languages.js'
import { ContentService } from './content.service.js'
import { PostDto, PostSummaryDto } from './post.dto.js'
import { TestimonialDto } from './testimonial.dto.js'

@ApiTags('content')
@Public()
@Controller('api')
export class ContentController {
  constructor(private readonly content: ContentService) {}

  @ApiOperation({ summary: 'Lists what clients say' })
  @Get('testimonials')
  @ApiOkResponse({ type: [TestimonialDto] })
  listTestimonials(@I18nLang() language: Language): Promise<TestimonialDto[]> {
    return this.content.listTestimonials(language)
  }

  @ApiOperation({ summary: 'Lists the blog’s posts, newest first' })
  @Get('posts')
  @ApiOkResponse({ type: [PostSummaryDto] })
  listPosts(@I18nLang() language: Language): Promise<PostSummaryDto[]> {
    return this.content.listPosts(language)
  }

  @ApiOperation({ summary: 'Reads one post' })
  @Get('posts/:slug')
  @ApiOkResponse({ type: PostDto })
  @ApiProblem(404)
  findPost(@Param('slug') slug: string, @I18nLang() language: Language): Promise<PostDto> {
    return this.content.findPost(slug, language)
  }
}
