import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger'
import { Public } from '#src/platform/http/public.decorator.js'
import { textSchema } from '#src/platform/http/validation/field.decorator.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { post } from '#src/shared/content/kinds/post.js'
import type { Language } from '#src/shared/languages.js'
import { PostDto, PostSummaryDto } from './post.dto.js'
import { PostsService } from './posts.service.js'

@Public()
@Controller('api/posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @ApiOperation({ summary: 'List published blog posts' })
  @Get()
  @ApiOkResponse({ type: [PostSummaryDto] })
  list(@RequestLanguage() language: Language): Promise<PostSummaryDto[]> {
    return this.posts.list(language)
  }

  @ApiOperation({ summary: 'Get a published blog post' })
  @Get(':slug')
  @ApiParam({ name: 'slug', schema: textSchema(post.fields.slug), example: post.fields.slug.example })
  @ApiOkResponse({ type: PostDto })
  find(@Param('slug') slug: string, @RequestLanguage() language: Language): Promise<PostDto> {
    return this.posts.find(language, slug)
  }
}
