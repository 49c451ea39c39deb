import { Injectable, NotFoundException } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { isUUID } from 'class-validator'
import { LessThanOrEqual, MoreThan, Repository } from 'typeorm'
import { PageQuery } from '#src/platform/pages/page-queries.js'
import type { Language } from '../../shared/languages.js'
import { FormerPostSlug } from './former-post-slug.entity.js'
import type { PostDto, PostSummaryDto } from './post.dto.js'
import { Post } from './post.entity.js'

/** Posts of the blog; visitors see published ones only. */
@Injectable()
export class PostsService {
  constructor(
    @InjectRepository(Post) private readonly posts: Repository<Post>,
    @InjectRepository(FormerPostSlug) private readonly formerSlugs: Repository<FormerPostSlug>,
  ) {}

  /** Returns published posts, newest first. */
  @PageQuery('posts')
  async list(language: Language): Promise<PostSummaryDto[]> {
    const posts = await this.posts.find({ where: { publishedAt: untilNow() }, order: { publishedAt: 'DESC' } })
    return posts.map((post) => toSummary(post, language))
  }

  /** Returns published posts with their texts, newest first. */
  async listWithTexts(language: Language): Promise<PostDto[]> {
    const posts = await this.posts.find({ where: { publishedAt: untilNow() }, order: { publishedAt: 'DESC' } })
    return posts.map((post) => toPost(post, language))
  }

  /** Returns a published post. @throws NotFoundException */
  @PageQuery('post')
  async find(language: Language, slug: string): Promise<PostDto> {
    const post = await this.posts.findOneBy({ slug, publishedAt: untilNow() })
    if (!post) throw new NotFoundException()
    return toPost(post, language)
  }

  /** Returns a post as its page will show it, also before publication; a draft as if published now. */
  async preview(language: Language, id: string): Promise<PostDto | undefined> {
    const post = isUUID(id) ? await this.posts.findOneBy({ id }) : null
    return post ? toPost(post, language) : undefined
  }

  /** Returns former slugs of published posts with the current slug. */
  async successors(): Promise<{ former: string; slug: string }[]> {
    const former = await this.formerSlugs.find({
      where: { post: { publishedAt: untilNow() } },
      relations: { post: true },
      select: { slug: true, post: { id: true, slug: true } },
    })
    return former.map(({ slug, post }) => ({ former: slug, slug: post.slug }))
  }

  /** Returns the time of the next scheduled publication. */
  async nextPublication(): Promise<Date | undefined> {
    const next = await this.posts.findOne({
      where: { publishedAt: MoreThan(new Date()) },
      order: { publishedAt: 'ASC' },
    })
    return next?.publishedAt ?? undefined
  }
}

declare module '#src/platform/pages/page-queries.js' {
  interface PageQueryMethods {
    posts: PostsService['list']
    post: PostsService['find']
  }
}

const untilNow = () => LessThanOrEqual(new Date())

function toSummary(post: Post, language: Language): PostSummaryDto {
  const { slug, title, excerpt, author, picture, publishedAt, updatedAt } = post
  const published = publishedAt ?? new Date()
  const updated = updatedAt > published ? updatedAt : published
  return {
    ...{ slug, title: title[language], excerpt: excerpt[language], author, picture },
    publishedAt: published.toISOString(),
    updatedAt: updated.toISOString(),
  }
}

function toPost(post: Post, language: Language): PostDto {
  return { ...toSummary(post, language), body: post.body[language], imageAlt: post.imageAlt[language] }
}
