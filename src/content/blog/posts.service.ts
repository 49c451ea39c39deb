import { Injectable, NotFoundException } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { isUUID } from 'class-validator'
import { LessThanOrEqual, MoreThan, Repository } from 'typeorm'
import { type PhotoDto, photoIn } from '#src/pictures/photo.dto.js'
import { PhotosService } from '#src/pictures/photos.service.js'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import type { Language } from '#src/shared/languages.js'
import { photoNamesIn } from '#src/shared/pictures/photos-in-text.js'
import { FormerPostSlug } from './former-post-slug.entity.js'
import type { PostDto, PostSummaryDto } from './post.dto.js'
import { Post } from './post.entity.js'

/** Posts of the blog; visitors see published ones only. */
@Injectable()
export class PostsService {
  constructor(
    @InjectRepository(Post) private readonly posts: Repository<Post>,
    @InjectRepository(FormerPostSlug) private readonly formerSlugs: Repository<FormerPostSlug>,
    private readonly photos: PhotosService,
  ) {}

  /** Returns published posts, newest first. */
  @PageQuery('posts')
  async list(language: Language): Promise<PostSummaryDto[]> {
    const posts = await this.posts.find({ where: { publishedAt: untilNow() }, order: { publishedAt: 'DESC' } })
    const photos = await this.coversOf(posts, language)
    return posts.map((post) => toSummary(post, photos, language))
  }

  /** Returns published posts with their texts, newest first. */
  async listWithTexts(language: Language): Promise<PostDto[]> {
    const posts = await this.posts.find({ where: { publishedAt: untilNow() }, order: { publishedAt: 'DESC' } })
    return Promise.all(posts.map((post) => this.toPost(post, language)))
  }

  /** Returns a published post. @throws NotFoundException */
  @PageQuery('post')
  async find(language: Language, slug: string): Promise<PostDto> {
    const post = await this.posts.findOneBy({ slug, publishedAt: untilNow() })
    if (!post) throw new NotFoundException()
    return this.toPost(post, language)
  }

  /** Returns a post as its page will show it, also before publication; a draft as if published now. */
  async preview(language: Language, id: string): Promise<PostDto | undefined> {
    const post = isUUID(id) ? await this.posts.findOneBy({ id }) : null
    return post ? this.toPost(post, language) : undefined
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

  private async toPost(post: Post, language: Language): Promise<PostDto> {
    const photos = await this.coversOf([post], language)
    const body = post.body[language]
    return {
      ...toSummary(post, photos, language),
      body,
      imageAlt: post.imageAlt[language],
      photosInText: await this.photos.named(photoNamesIn(body), language),
    }
  }

  private coversOf(posts: Post[], language: Language): Promise<Map<string, PhotoDto>> {
    return this.photos.find(
      posts.map(({ photo }) => photo),
      language,
    )
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    posts: PostsService['list']
    post: PostsService['find']
  }
}

const untilNow = () => LessThanOrEqual(new Date())

function toSummary(post: Post, photos: Map<string, PhotoDto>, language: Language): PostSummaryDto {
  const { slug, title, excerpt, author, picture, publishedAt, updatedAt } = post
  const published = publishedAt ?? new Date()
  const updated = updatedAt > published ? updatedAt : published
  return {
    slug,
    title: title[language],
    excerpt: excerpt[language],
    author,
    picture,
    photo: photoIn(photos, post.photo),
    publishedAt: published.toISOString(),
    updatedAt: updated.toISOString(),
  }
}
