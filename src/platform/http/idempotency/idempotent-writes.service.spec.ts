import { jest } from '@jest/globals'
import { Logger, Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { ScheduleModule } from '@nestjs/schedule'
import { getDataSourceToken } from '@nestjs/typeorm'
import { Secret } from '../../crypto/secret.js'
import { IdempotentWritesService } from './idempotent-writes.service.js'

const remove = jest.fn(() => Promise.reject(new Error('connect ECONNREFUSED')))

@Module({
  imports: [ScheduleModule.forRoot()],
  providers: [
    IdempotentWritesService,
    { provide: getDataSourceToken(), useValue: { getRepository: () => ({ delete: remove }) } },
    { provide: Secret, useValue: new Secret('x'.repeat(32)) },
  ],
})
class WritesWithoutDatabase {}

describe('IdempotentWritesService', () => {
  it('survives a failed clean-up, and cleans up no more once closed', async () => {
    jest.useFakeTimers()
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
    const context = await NestFactory.createApplicationContext(WritesWithoutDatabase, { logger: false })
    await jest.advanceTimersByTimeAsync(2 * 3_600_000)
    expect(remove).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('ECONNREFUSED'))

    await context.close()
    await jest.advanceTimersByTimeAsync(3_600_000)
    jest.useRealTimers()
    expect(remove).toHaveBeenCalledTimes(2)
  })
})
