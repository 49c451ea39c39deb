import { Logger } from '@nestjs/common'
import { jest } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { Secret } from '../../config/secret.js'
import { IdempotentWrites } from './idempotent-writes.service.js'

describe('IdempotentWrites', () => {
  it('survives a clean-up during which the database is away', async () => {
    jest.useFakeTimers()
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
    const away = { getRepository: () => ({ delete: () => Promise.reject(new Error('connect ECONNREFUSED')) }) }
    const writes = new IdempotentWrites(away as unknown as DataSource, new Secret('x'.repeat(32)))
    writes.onApplicationBootstrap()
    await jest.advanceTimersByTimeAsync(3_600_000)
    writes.onApplicationShutdown()
    jest.useRealTimers()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('ECONNREFUSED'))
  })
})
