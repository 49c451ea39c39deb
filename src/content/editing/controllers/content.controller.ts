import { Body, type Type } from '@nestjs/common'
import { ApiProperty, ApiSchema } from '@nestjs/swagger'
import { TypedBody } from '#src/platform/http/validation/typed-parameters.decorators.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { IdsField } from '#src/platform/http/lists/ids-field.decorator.js'
import { ContentItemDto } from '../content-item.dto.js'
import type { ContentKind } from '../content-kind.js'
import { ContentReadingService } from '../content-reading.service.js'
import { ContentEditingService } from '../content-editing.service.js'
import {
  AddRoute,
  ArrangeRoute,
  ConfirmTranslationRoute,
  ContentId,
  ContentVersion,
  ListRoute,
  RemoveRoute,
  RouteIf,
  SaveRoute,
  ShowRoute,
} from './content-routes.js'

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

    @ListRoute(noun, ItemDto)
    list(): Promise<ItemDto[]> {
      return this.reading.list(kind)
    }

    @RouteIf(!kind.single, AddRoute(noun, ItemDto))
    add(@TypedBody(kind.content) content: object, @CurrentUser() user: SignedInUser): Promise<ItemDto> {
      return this.editing.add(kind, content, user)
    }

    @ShowRoute(noun, ItemDto)
    show(@ContentId() id: string): Promise<ItemDto> {
      return this.reading.find(kind, id)
    }

    @SaveRoute(noun, ItemDto)
    save(
      @ContentId() id: string,
      @ContentVersion() version: number,
      @TypedBody(kind.content) content: object,
      @CurrentUser() user: SignedInUser,
    ): Promise<ItemDto> {
      return this.editing.save(kind, id, version, content, user)
    }

    @ConfirmTranslationRoute(noun, ItemDto)
    confirmTranslation(
      @ContentId() id: string,
      @ContentVersion() version: number,
      @CurrentUser() user: SignedInUser,
    ): Promise<ItemDto> {
      return this.editing.confirmTranslation(kind, id, version, user)
    }

    @RouteIf(kind.arranged, ArrangeRoute(noun))
    arrange(@Body() { ids }: ContentOrderDto, @CurrentUser() user: SignedInUser): Promise<void> {
      return this.editing.arrange(kind, ids, user)
    }

    @RouteIf(!kind.single, RemoveRoute(noun))
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
