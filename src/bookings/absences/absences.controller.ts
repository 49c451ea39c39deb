import { Body, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { TypedQuery } from '#src/platform/http/validation/typed-parameters.decorators.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { AbsenceDto, AbsenceFormDto, AbsencesQueryDto } from './absence.dto.js'
import { AbsencesService } from './absences.service.js'

const notFound = () => new Problem({ code: 'absence.not_found' })
const AbsenceId = () => Param('id', new UuidPipe({ exceptionFactory: notFound }))

/** Absences of therapists. */
@AdminController('absences', 'staff')
@ScopedByLocation()
export class AbsencesController {
  constructor(private readonly absences: AbsencesService) {}

  @ApiOperation({ summary: 'List absences of therapists', description: 'By default those from today on.' })
  @Get()
  @ApiOkResponse({ type: [AbsenceDto] })
  list(
    @TypedQuery(AbsencesQueryDto) query: AbsencesQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<AbsenceDto[]> {
    return this.absences.list(query, user)
  }

  @ApiOperation({
    summary: 'Add an absence of a therapist',
    description:
      'Visits that are booked in that time stay; the response lists them. An equal absence is returned instead of a second one.',
  })
  @Post()
  @VersionETag()
  @ApiCreatedResponse({ type: AbsenceDto })
  add(@Body() absence: AbsenceFormDto, @CurrentUser() user: SignedInUser): Promise<AbsenceDto> {
    return this.absences.add(absence, user)
  }

  @ApiOperation({ summary: 'Get an absence of a therapist' })
  @Get(':id')
  @VersionETag()
  @ApiOkResponse({ type: AbsenceDto })
  @ApiProblem(404)
  read(@AbsenceId() id: string, @CurrentUser() user: SignedInUser): Promise<AbsenceDto> {
    return this.absences.read(id, user)
  }

  @ApiOperation({ summary: 'Update an absence of a therapist' })
  @Put(':id')
  @VersionETag()
  @ApiSeenVersion()
  @ApiOkResponse({ type: AbsenceDto })
  @ApiProblem(404)
  change(
    @AbsenceId() id: string,
    @SeenVersion('absence') version: number,
    @Body() absence: AbsenceFormDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<AbsenceDto> {
    return this.absences.change(id, version, absence, user)
  }

  @ApiOperation({ summary: 'Delete an absence of a therapist' })
  @Delete(':id')
  @HttpCode(204)
  @ApiSeenVersion()
  @ApiNoContentResponse({ description: 'Absence deleted.' })
  @ApiProblem(404)
  remove(
    @AbsenceId() id: string,
    @SeenVersion('absence') version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    return this.absences.remove(id, version, user)
  }
}
