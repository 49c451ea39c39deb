import { Injectable, NotFoundException } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import type { Language } from '../../i18n/languages.js'
import type { PostDto, PostSummaryDto } from './post.dto.js'
import { Post } from './post.entity.js'

@Injectable()
export class PostsService {
  constructor(@InjectRepository(Post) private readonly posts: Repository<Post>) {}

  /** Newest first. */
  async list(language: Language): Promise<PostSummaryDto[]> {
    const posts = await this.posts.find({ order: { publishedAt: 'DESC' } })
    return posts.map((post) => toSummary(post, language))
  }

  /** @throws NotFoundException */
  async find(slug: string, language: Language): Promise<PostDto> {
    const post = await this.posts.findOneBy({ slug })
    if (!post) throw new NotFoundException()
    return { ...toSummary(post, language), body: post.body[language], imageAlt: post.imageAlt[language] }
  }
}

function toSummary({ slug, title, excerpt, author, publishedAt }: Post, language: Language): PostSummaryDto {
  return { slug, title: title[language], excerpt: excerpt[language], author, publishedAt: publishedAt.toISOString() }
}
