import { applyDecorators, Body, Delete, Get, HttpCode, Param, Post, Put, Query, type Type } from '@nestjs/common'
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiSchema,
} from '@nestjs/swagger'
import { ClaimsConfirmationDto } from '#src/admin/claims/claims-confirmation.dto.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { IdsField } from '#src/platform/http/lists/ids-field.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { TypedBody } from '#src/platform/http/validation/typed-parameters.decorators.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { PageRead } from '#src/platform/page-queries/page-read.decorator.js'
import { ContentEditingService } from '../content-editing.service.js'
import { ContentItemDto, ContentRestorationDto } from '../content-item.dto.js'
import type { ContentKind } from '../content-kind.js'
import { contentNotFound } from '../content-problems.js'
import { ContentReadingService } from '../content-reading.service.js'

/** Applies a route that only some kinds have. */
const RouteIf = (exists: boolean | undefined, ...route: MethodDecorator[]): MethodDecorator =>
  exists ? applyDecorators(...route) : () => {}

/** Injects the id in the path. @throws Problem 404 for anything but a UUID */
const ContentId = () => Param('id', new UuidPipe({ exceptionFactory: contentNotFound }))

/** Injects the version in If-Match. @throws Problem 428 without one, 412 for an invalid one */
const ContentVersion = () => SeenVersion('content')

class ContentOrderDto {
  @IdsField()
  ids: string[]
}

/** Creates the controller of one kind of content. The OpenAPI document names operations and schemas after the kind. */
export function contentController(kind: ContentKind): Type {
  const name = `${kind.name[0]!.toUpperCase()}${kind.name.slice(1)}Content`
  const noun = `${kind.name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} content`

  @ApiSchema({ name: `${name}ItemDto` })
  class ItemDto extends ContentItemDto {
    @ApiProperty({ type: kind.content })
    declare content: object
  }

  @AdminController(`content/${kind.path}`, 'editor')
  class ContentController {
    constructor(
      private readonly reading: ContentReadingService,
      private readonly editing: ContentEditingService,
    ) {}

    @ApiOperation({ summary: `List ${noun}, including hidden rows` })
    @Get()
    @ApiOkResponse({ type: [ItemDto] })
    @PageRead('contentList', { path: kind.path })
    list(): Promise<ItemDto[]> {
      return this.reading.list(kind)
    }

    @RouteIf(
      !kind.single,
      ApiOperation({ summary: `Create ${noun}` }),
      Post(),
      VersionETag(),
      ApiCreatedResponse({ type: ItemDto }),
    )
    add(
      @TypedBody(kind.content) content: object,
      @Query() { claims }: ClaimsConfirmationDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<ItemDto> {
      return this.editing.add(kind, content, user, claims === 'confirmed')
    }

    @ApiOperation({ summary: `Get ${noun} in every language` })
    @Get(':id')
    @VersionETag()
    @ApiOkResponse({ type: ItemDto })
    @ApiProblem(404)
    @PageRead('contentItem', { path: kind.path })
    show(@ContentId() id: string): Promise<ItemDto> {
      return this.reading.find(kind, id)
    }

    @ApiOperation({ summary: `Replace ${noun}` })
    @Put(':id')
    @VersionETag()
    @ApiSeenVersion()
    @ApiOkResponse({ type: ItemDto })
    save(
      @ContentId() id: string,
      @ContentVersion() version: number,
      @TypedBody(kind.content) content: object,
      @Query() { claims }: ClaimsConfirmationDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<ItemDto> {
      return this.editing.save(kind, id, version, content, user, claims === 'confirmed')
    }

    @ApiOperation({ summary: `Confirm the translation of ${noun}` })
    @Post(':id/translation-confirmation')
    @HttpCode(200)
    @VersionETag()
    @ApiSeenVersion()
    @ApiOkResponse({ type: ItemDto })
    confirmTranslation(
      @ContentId() id: string,
      @ContentVersion() version: number,
      @CurrentUser() user: SignedInUser,
    ): Promise<ItemDto> {
      return this.editing.confirmTranslation(kind, id, version, user)
    }

    @RouteIf(
      !kind.byClients,
      ApiOperation({ summary: `Restore earlier values of ${noun}` }),
      FormPage({
        path: `/admin/content/${kind.path}/:id`,
        form: 'contentRestoration',
        when: { action: 'restore' },
        fields: ({ earlierVersion, field, ...others }) => ({
          ...others,
          earlierVersion: Number(earlierVersion),
          fields: [field].flat(),
        }),
        done: `/admin/content/${kind.path}/:id?done=restored`,
      }) as MethodDecorator,
      Post(':id/restoration'),
      HttpCode(200),
      VersionETag(),
      ApiSeenVersion(),
      ApiOkResponse({ type: ItemDto }),
      ApiProblem(404),
    )
    restore(
      @ContentId() id: string,
      @ContentVersion() version: number,
      @Body() from: ContentRestorationDto,
      @CurrentUser() user: SignedInUser,
    ): Promise<ItemDto> {
      return this.editing.restore(kind, id, version, from, user)
    }

    @RouteIf(
      kind.arranged,
      ApiOperation({ summary: `Reorder ${noun}` }),
      Put(),
      HttpCode(204),
      ApiNoContentResponse(),
      ApiProblem(409),
    )
    arrange(@Body() { ids }: ContentOrderDto, @CurrentUser() user: SignedInUser): Promise<void> {
      return this.editing.arrange(kind, ids, user)
    }

    @RouteIf(
      !kind.single,
      ApiOperation({ summary: `Delete ${noun}` }),
      Delete(':id'),
      HttpCode(204),
      ApiSeenVersion(),
      ApiNoContentResponse(),
      ApiProblem(409),
    )
    remove(
      @ContentId() id: string,
      @ContentVersion() version: number,
      @CurrentUser() user: SignedInUser,
    ): Promise<void> {
      return this.editing.remove(kind, id, version, user)
    }
  }

  Object.defineProperty(ContentController, 'name', { value: `${name}Controller` })
  return ContentController
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    /** Returns all items of the kind with this path; undefined for an unknown path. */
    contentList: (asked: { path: string }) => Promise<ContentItemDto[] | undefined>
    contentItem: (asked: { path: string; id: string }) => Promise<ContentItemDto | undefined>
  }
}
