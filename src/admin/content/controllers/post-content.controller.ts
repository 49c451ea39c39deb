import { Body } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { AdminController } from '../../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { ContentItemDto } from '../content-item.dto.js'
import { PostContentDto } from '../kinds/post-content.dto.js'
import { posts } from '../kinds/post.kind.js'
import { ListedContentController } from './listed-content.controller.js'
import {
  AddRoute,
  ConfirmTranslationRoute,
  ContentId,
  ContentVersion,
  ListRoute,
  SaveRoute,
  ShowRoute,
} from './content-routes.js'

class PostContentItemDto extends ContentItemDto<PostContentDto> {
  @ApiProperty()
  declare content: PostContentDto
}

@AdminController('content/posts', { role: 'admin' })
export class PostContentController extends ListedContentController<PostContentDto> {
  protected readonly kind = posts

  @ListRoute(PostContentItemDto)
  override list(): Promise<PostContentItemDto[]> {
    return super.list()
  }

  @AddRoute(PostContentItemDto)
  override add(@Body() content: PostContentDto, @CurrentUser() user: SignedInUser): Promise<PostContentItemDto> {
    return super.add(content, user)
  }

  @ShowRoute(PostContentItemDto)
  override show(@ContentId() id: string): Promise<PostContentItemDto> {
    return super.show(id)
  }

  @SaveRoute(PostContentItemDto)
  override save(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @Body() content: PostContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<PostContentItemDto> {
    return super.save(id, version, content, user)
  }

  @ConfirmTranslationRoute(PostContentItemDto)
  override confirmTranslation(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<PostContentItemDto> {
    return super.confirmTranslation(id, version, user)
  }
}
