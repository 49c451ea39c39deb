import { applyDecorators, Delete, Get, HttpCode, Param, Post, Put, type Type } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { contentNotFound } from '../content-problems.js'

// Routes of a kind of content and their documentation. `content` names the kind; `item` is the schema of responses.

export const ListRoute = (content: string, item: Type) =>
  applyDecorators(
    ApiOperation({ summary: `List ${content}, including hidden rows` }),
    Get(),
    ApiOkResponse({ type: [item] }),
  )

export const AddRoute = (content: string, item: Type) =>
  applyDecorators(
    ApiOperation({ summary: `Create ${content}` }),
    Post(),
    VersionETag(),
    ApiCreatedResponse({ type: item }),
  )

export const ArrangeRoute = (content: string) =>
  applyDecorators(
    ApiOperation({ summary: `Reorder ${content}` }),
    Put(),
    HttpCode(204),
    ApiNoContentResponse(),
    ApiProblem(409),
  )

export const ShowRoute = (content: string, item: Type) =>
  applyDecorators(
    ApiOperation({ summary: `Get ${content} in every language` }),
    Get(':id'),
    VersionETag(),
    ApiOkResponse({ type: item }),
    ApiProblem(404),
  )

export const SaveRoute = (content: string, item: Type) =>
  applyDecorators(
    ApiOperation({ summary: `Replace ${content}` }),
    Put(':id'),
    VersionETag(),
    ApiSeenVersion(),
    ApiOkResponse({ type: item }),
  )

export const ConfirmTranslationRoute = (content: string, item: Type) =>
  applyDecorators(
    ApiOperation({ summary: `Confirm the translation of ${content}` }),
    Post(':id/translation-confirmation'),
    HttpCode(200),
    VersionETag(),
    ApiSeenVersion(),
    ApiOkResponse({ type: item }),
  )

export const RemoveRoute = (content: string) =>
  applyDecorators(
    ApiOperation({ summary: `Delete ${content}` }),
    Delete(':id'),
    HttpCode(204),
    ApiSeenVersion(),
    ApiNoContentResponse(),
    ApiProblem(409),
  )

/** Applies a route that only some kinds have. */
export const RouteIf = (exists: boolean | undefined, route: MethodDecorator): MethodDecorator =>
  exists ? route : () => {}

/** Injects the id in the path. @throws Problem 404 for anything but a UUID */
export const ContentId = () => Param('id', new UuidPipe({ exceptionFactory: contentNotFound }))

/** Injects the version in If-Match. @throws Problem 428 without one, 412 for an invalid one */
export const ContentVersion = () => SeenVersion('content')
