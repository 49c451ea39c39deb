import { Controller, Get, Header } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { TypedQuery } from '#src/platform/http/validation/typed-parameters.decorators.js'
import { daysOf } from '#src/shared/opening/opening-hours.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { AvailabilityDto, AvailabilityQueryDto, MOST_DAYS, toFreeTimeDto } from './availability.dto.js'
import { AvailabilityService } from './availability.service.js'

@Public()
@Controller('api/availability')
export class AvailabilityController {
  /** Answers that are being computed, by their query: visitors who ask for the same at once share one. */
  private readonly running = new Map<string, Promise<AvailabilityDto>>()

  constructor(private readonly availability: AvailabilityService) {}

  @ApiOperation({ summary: 'List free times' })
  @Get()
  @RateLimited({ scope: 'availability', points: 300, seconds: 60, lenient: true })
  @Header('Cache-Control', 'public, max-age=5')
  @ApiOkResponse({ type: AvailabilityDto })
  @ApiProblem(422)
  list(@TypedQuery(AvailabilityQueryDto) query: AvailabilityQueryDto): Promise<AvailabilityDto> {
    const key = JSON.stringify(query)
    let answer = this.running.get(key)
    if (!answer) {
      answer = this.freeTimes(query).finally(() => this.running.delete(key))
      this.running.set(key, answer)
    }
    return answer
  }

  private async freeTimes({ service, location, from, to, therapist }: AvailabilityQueryDto): Promise<AvailabilityDto> {
    const days = daysOf({ date: from, lastDay: to })
    if (days < 1) throw Problem.validation([{ field: 'to', code: 'date.order' }])
    if (days > MOST_DAYS) throw Problem.validation([{ field: 'to', code: 'booking.period', args: { days: MOST_DAYS } }])
    const free = await this.availability.freeTimes({ service, location, therapistId: therapist }, { from, to })
    return { timeZone: TIME_ZONE, slots: free.map(toFreeTimeDto) }
  }
}
