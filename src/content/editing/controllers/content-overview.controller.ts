import { Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AuditEventsService } from '#src/admin/audit/audit-events.service.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import type { ContentKindName } from '#src/shared/content/content-kinds.js'
import type { Language } from '#src/shared/languages.js'
import { PostsService } from '../../blog/posts.service.js'
import { ContentOverviewDto } from '../content-item.dto.js'
import { ContentReadingService } from '../content-reading.service.js'
import { ContentVersionsService } from '../content-versions.service.js'

@AdminController('content', 'editor')
export class ContentOverviewController {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly audit: AuditEventsService,
    private readonly posts: PostsService,
    private readonly versions: ContentVersionsService,
  ) {}

  @ApiOperation({ summary: 'Get row counts of all content' })
  @Get()
  @ApiOkResponse({ type: [ContentOverviewDto] })
  @PageRead('contentOverview')
  overview(): Promise<ContentOverviewDto[]> {
    return this.reading.overview()
  }

  /** Returns the last audit events of an item, newest first. */
  @PageRead('contentHistory')
  listEvents(@Param('kind') kind: ContentKindName, @Param('id') id: string) {
    return this.audit.ofSubject(kind, id)
  }

  /** Returns the content that an item had in earlier versions. */
  @PageRead('contentVersions')
  listVersions(@Param('kind') kind: ContentKindName, @Param('id') id: string) {
    return this.versions.list(kind, id)
  }

  /** Returns a post as its page would show it, whatever its status. */
  @PageRead('postPreview')
  previewPost(@Param('id') id: string, @Param('language') language: Language) {
    return this.posts.preview(language, id)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    contentOverview: Read<ContentOverviewController['overview']>
    contentHistory: Read<ContentOverviewController['listEvents'], 'kind' | 'id'>
    contentVersions: Read<ContentOverviewController['listVersions'], 'kind' | 'id'>
    postPreview: Read<ContentOverviewController['previewPost'], 'id' | 'language'>
  }
}
