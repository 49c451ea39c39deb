import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { ApiProblem } from './api-problem.decorator.js'
import { Problem } from './problem.js'
import { Public } from './public.decorator.js'

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @ApiOperation({ summary: 'The process answers' })
  @Get('live')
  @ApiOkResponse({ schema: { example: { status: 'ok' } } })
  live() {
    return { status: 'ok' }
  }

  @ApiOperation({ summary: 'The process can do its work: the database answers' })
  @Get('ready')
  @ApiOkResponse({ schema: { example: { status: 'ok' } } })
  @ApiProblem(503)
  async ready() {
    await this.dataSource.query('SELECT 1').catch(() => {
      throw Problem.unavailable()
    })
    return { status: 'ok' }
  }
}
