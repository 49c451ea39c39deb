import { Controller, Get, type OnModuleDestroy } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { FreeSpaceService } from '../database/embedded/free-space.service.js'
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
  ) {}

  /** First of all that happens when the process is told to stop: whoever sends it visitors has time to notice. */
  onModuleDestroy(): void {
    this.stopping = true
  }

  @ApiOperation({ summary: 'The process answers' })
  @Get('live')
  @ApiOkResponse({ schema: { example: { status: 'ok' } } })
  live() {
    return { status: 'ok' }
  }

  @ApiOperation({ summary: 'The process can do its work: the database answers and takes what is written' })
  @Get('ready')
  @ApiOkResponse({ schema: { example: { status: 'ok' } } })
  @ApiProblem(503)
  async ready() {
    if (this.stopping) throw Problem.unavailable(new Error('the process is stopping'))
    const isReadOnly = await this.isReadOnly().catch((cause: unknown) => {
      throw Problem.unavailable(cause)
    })
    if (isReadOnly) throw Problem.unavailable(new Error('the database takes no writes'))
    if (await this.freeSpace.isUsedUp()) throw Problem.unavailable(new Error('the disk is nearly full'))
    return { status: 'ok' }
  }

  /** As a standby is, and a primary that was demoted. */
  private async isReadOnly(): Promise<boolean> {
    const [row] = await this.dataSource.query<{ value: string }[]>(
      "SELECT current_setting('transaction_read_only') AS value",
    )
    return row?.value !== 'off'
  }
}
