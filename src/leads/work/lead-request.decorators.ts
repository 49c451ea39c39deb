import { applyDecorators, Param } from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { leadNotFound } from '../lead-problems.js'

/** The lead of the address; an id that is none is not found. */
export const LeadId = () => Param('id', new UuidPipe({ exceptionFactory: leadNotFound }))

/** The version of the lead that the sender saw. */
export const LeadVersion = () => SeenVersion('lead')

/** A change of one lead: it names the version it was decided on, and is told the new one. */
export const ApiLeadChange = () =>
  applyDecorators(VersionETag(), ApiSeenVersion(), ApiOkResponse({ type: VersionDto }), ApiProblem(409))
