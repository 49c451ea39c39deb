import { Controller, Get, type OnModuleDestroy } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { FreeSpaceService } from '../database/embedded/free-space.service.js'
import { HealthChecksService } from './health-checks.service.js'
import { ApiProblem } from './problems/api-problem.decorator.js'
import { Problem } from './problems/problem.js'
import { Public } from './public.decorator.js'

@Public()
@Controller('health')
export class HealthController implements OnModuleDestroy {
  private stopping = false

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly freeSpace: FreeSpaceService,
    private readonly checks: HealthChecksService,
  ) {}

  /** Reports not ready as soon as shutdown begins, so that load balancers have time to react. */
  onModuleDestroy(): void {
    this.stopping = true
  }

  @ApiOperation({ summary: 'Check liveness' })
  @Get('live')
  @ApiOkResponse({ schema: { example: { status: 'ok' } } })
  live() {
    return { status: 'ok' }
  }

  @ApiOperation({
    summary: 'Check readiness',
    description: '`degraded` names parts that fail while the site still answers, such as the store of pictures.',
  })
  @Get('ready')
  @ApiOkResponse({ schema: { example: { status: 'ok' } } })
  @ApiProblem(503)
  async ready() {
    if (this.stopping) throw Problem.unavailable(new Error('the process is stopping'))
    const isReadOnly = await this.isReadOnly().catch((cause: unknown) => {
      throw Problem.unavailable(cause)
    })
    if (isReadOnly) throw Problem.unavailable(new Error('the database is read-only'))
    if (await this.freeSpace.isUsedUp()) throw Problem.unavailable(new Error('the disk is nearly full'))
    const degraded = await this.checks.failing()
    return { status: 'ok', ...(degraded.length > 0 && { degraded }) }
  }

  /** Checks whether the database is read-only, as a standby or a demoted primary is. */
  private async isReadOnly(): Promise<boolean> {
    const [row] = await this.dataSource.query<{ value: string }[]>(
      "SELECT current_setting('transaction_read_only') AS value",
    )
    return row?.value !== 'off'
  }
}
