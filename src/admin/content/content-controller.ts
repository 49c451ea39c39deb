import { Body, Delete, Get, HttpCode, Param, Post, Put, type Type } from '@nestjs/common'
import { ApiBody, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '../../http/problems/api-problem.decorator.js'
import { createValidationPipe } from '../../http/validation/validation.pipe.js'
import { UuidPipe } from '../../http/validation/uuid.pipe.js'
import { AdminController } from '../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import { IdsField } from '../lists/ids-field.decorator.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '../versions/version.decorators.js'
import { type ContentItemDto, itemDtoOf } from './content-item.dto.js'
import type { ContentKind } from './content-kind.js'
import { contentNotFound } from './content-problems.js'
import { ContentReading } from './content-reading.service.js'
import { ContentEditing } from './editing/content-editing.service.js'

class ContentOrderDto {
  @IdsField()
  ids: string[]
}

const ContentId = () => Param('id', new UuidPipe({ exceptionFactory: contentNotFound }))
const ContentVersion = () => SeenVersion('content')

/** The controller of one kind of content, below /api/admin/content. */
export function contentControllerOf(kind: ContentKind): Type {
  const itemDto = itemDtoOf(kind.content)
  const name = `${kind.name[0]!.toUpperCase()}${kind.name.slice(1)}ContentController`
  const Content = () => Body(createValidationPipe({ expectedType: kind.content }))

  class Reading {
    constructor(
      readonly reading: ContentReading,
      readonly editing: ContentEditing,
    ) {}

    @ApiOperation({ summary: 'Lists all there is of this content, also what is not shown' })
    @Get()
    @ApiOkResponse({ type: [itemDto] })
    list(): Promise<ContentItemDto[]> {
      return this.reading.list(kind)
    }

    @ApiOperation({ summary: 'Reads one, in every language' })
    @Get(':id')
    @VersionETag()
    @ApiOkResponse({ type: itemDto })
    @ApiProblem(404)
    show(@ContentId() id: string): Promise<ContentItemDto> {
      return this.reading.find(kind, id)
    }

    @ApiOperation({ summary: 'Replaces one; it is on its page at the next request' })
    @Put(':id')
    @VersionETag()
    @ApiSeenVersion()
    @ApiBody({ type: kind.content })
    @ApiOkResponse({ type: itemDto })
    @ApiProblem(400, 413, 415, 422)
    save(
      @ContentId() id: string,
      @ContentVersion() version: number,
      @Content() content: object,
      @CurrentUser() user: SignedInUser,
    ): Promise<ContentItemDto> {
      return this.editing.save(kind, id, version, content, user)
    }

    @ApiOperation({ summary: 'Says that texts older than those of the other language are still right' })
    @Post(':id/translation-confirmation')
    @HttpCode(200)
    @VersionETag()
    @ApiSeenVersion()
    @ApiOkResponse({ type: itemDto })
    confirmTranslation(
      @ContentId() id: string,
      @ContentVersion() version: number,
      @CurrentUser() user: SignedInUser,
    ): Promise<ContentItemDto> {
      return this.editing.confirmTranslation(kind, id, version, user)
    }
  }

  class Adding extends Reading {
    @ApiOperation({ summary: 'Adds one' })
    @Post()
    @VersionETag()
    @ApiBody({ type: kind.content })
    @ApiCreatedResponse({ type: itemDto })
    @ApiProblem(400, 413, 415, 422)
    add(@Content() content: object, @CurrentUser() user: SignedInUser): Promise<ContentItemDto> {
      return this.editing.add(kind, content, user)
    }

    @ApiOperation({ summary: 'Removes one for good' })
    @Delete(':id')
    @HttpCode(204)
    @ApiSeenVersion()
    @ApiNoContentResponse()
    @ApiProblem(409)
    remove(
      @ContentId() id: string,
      @ContentVersion() version: number,
      @CurrentUser() user: SignedInUser,
    ): Promise<void> {
      return this.editing.remove(kind, id, version, user)
    }
  }

  class Arranging extends Adding {
    @ApiOperation({ summary: 'Puts all of this content in an order' })
    @Put()
    @HttpCode(204)
    @ApiNoContentResponse()
    @ApiProblem(400, 409, 413, 415, 422)
    arrange(@Body() { ids }: ContentOrderDto, @CurrentUser() user: SignedInUser): Promise<void> {
      return this.editing.arrange(kind, ids, user)
    }
  }

  const controller = kind.single ? Reading : kind.arranged ? Arranging : Adding
  Reflect.defineMetadata('design:paramtypes', [ContentReading, ContentEditing], controller)
  Object.defineProperty(controller, 'name', { value: name })
  AdminController(`content/${kind.path}`, { role: 'admin' })(controller)
  return controller
}
