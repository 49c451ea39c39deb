import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { RequestLanguage } from '../i18n/request-language.decorator.js'
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

  /** Lists what clients say. */
  @Get('testimonials')
  @ApiOkResponse({ type: [TestimonialDto] })
  listTestimonials(@RequestLanguage() language: Language): Promise<TestimonialDto[]> {
    return this.content.listTestimonials(language)
  }

  /** Lists the blog's posts, newest first. */
  @Get('posts')
  @ApiOkResponse({ type: [PostSummaryDto] })
  listPosts(@RequestLanguage() language: Language): Promise<PostSummaryDto[]> {
    return this.content.listPosts(language)
  }

  /** Reads one post. */
  @Get('posts/:slug')
  @ApiOkResponse({ type: PostDto })
  @ApiProblem(404)
  findPost(@Param('slug') slug: string, @RequestLanguage() language: Language): Promise<PostDto> {
    return this.content.findPost(slug, language)
  }
}
