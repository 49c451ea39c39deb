import { Controller, Get, Header, Headers, NotFoundException, Res } from '@nestjs/common'
import { ApiBearerAuth, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Response } from 'express'
import { Environment } from '../../config/environment.js'
import { isSameSecret } from '../../crypto/secret.js'
import { ApiProblem } from '../problems/api-problem.decorator.js'
import { Problem } from '../problems/problem.js'
import { Public } from '../public.decorator.js'
import { MetricsService } from './metrics.service.js'

export const METRICS_TOKEN = 'metrics-token'

/** Prometheus endpoint, protected by the token of the environment instead of a session. */
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: MetricsService,
    private readonly environment: Environment,
  ) {}

  @ApiOperation({ summary: 'Get Prometheus metrics of this process' })
  @ApiBearerAuth(METRICS_TOKEN)
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  @ApiProblem(401, 404)
  async read(@Headers('authorization') authorization = '', @Res() response: Response): Promise<void> {
    const { metricsToken } = this.environment
    if (!metricsToken) throw new NotFoundException()
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
    if (!isSameSecret(token, metricsToken)) throw unauthorized()
    const { registry } = this.metrics
    response.setHeader('Content-Type', registry.contentType).end(await registry.metrics())
  }
}

function unauthorized(): Problem {
  const headers = { 'WWW-Authenticate': 'Bearer' }
  return new Problem({ code: 'unauthorized', headers })
}
