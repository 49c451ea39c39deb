import { applyDecorators, Delete, Get, HttpCode, Param, Post, Put, type Type } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { contentNotFound } from '../content-problems.js'

// Routes of a kind of content and their documentation. `item` is the schema of what they return.

export const ListRoute = (item: Type) =>
  applyDecorators(
    ApiOperation({ summary: 'Lists all there is of this content, also what is not shown' }),
    Get(),
    ApiOkResponse({ type: [item] }),
  )

export const AddRoute = (item: Type) =>
  applyDecorators(ApiOperation({ summary: 'Adds one' }), Post(), VersionETag(), ApiCreatedResponse({ type: item }))

export const ArrangeRoute = () =>
  applyDecorators(
    ApiOperation({ summary: 'Puts all of this content in an order' }),
    Put(),
    HttpCode(204),
    ApiNoContentResponse(),
    ApiProblem(409),
  )

export const ShowRoute = (item: Type) =>
  applyDecorators(
    ApiOperation({ summary: 'Reads one, in every language' }),
    Get(':id'),
    VersionETag(),
    ApiOkResponse({ type: item }),
    ApiProblem(404),
  )

export const SaveRoute = (item: Type) =>
  applyDecorators(
    ApiOperation({ summary: 'Replaces one; it is on its page at the next request' }),
    Put(':id'),
    VersionETag(),
    ApiSeenVersion(),
    ApiOkResponse({ type: item }),
  )

export const ConfirmTranslationRoute = (item: Type) =>
  applyDecorators(
    ApiOperation({ summary: 'Says that texts older than those of the other language are still right' }),
    Post(':id/translation-confirmation'),
    HttpCode(200),
    VersionETag(),
    ApiSeenVersion(),
    ApiOkResponse({ type: item }),
  )

export const RemoveRoute = () =>
  applyDecorators(
    ApiOperation({ summary: 'Removes one for good' }),
    Delete(':id'),
    HttpCode(204),
    ApiSeenVersion(),
    ApiNoContentResponse(),
    ApiProblem(409),
  )

/** A route that only some kinds have. */
export const RouteIf = (exists: boolean | undefined, route: MethodDecorator): MethodDecorator =>
  exists ? route : () => {}

/** The id in the address. @throws Problem 404 for anything but a UUID */
export const ContentId = () => Param('id', new UuidPipe({ exceptionFactory: contentNotFound }))

/** The version in If-Match. @throws Problem 428 without one, 412 for an invalid one */
export const ContentVersion = () => SeenVersion('content')
