import { applyDecorators, Param } from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { leadNotFound } from '../lead-problems.js'

/** Injects the id of the lead, or of a part of it, in the path; an invalid one results in 404. */
export const LeadId = (name = 'id') => Param(name, new UuidPipe({ exceptionFactory: leadNotFound }))

/** Injects the version of the lead in If-Match. */
export const LeadVersion = () => SeenVersion('lead')

/** Documents a change of one lead: it requires a version and returns the new one. */
export const ApiLeadChange = () =>
  applyDecorators(VersionETag(), ApiSeenVersion(), ApiOkResponse({ type: VersionDto }), ApiProblem(409))
