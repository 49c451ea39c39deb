import { Logger } from '@nestjs/common'
import { jest } from '@jest/globals'
import { DataSource } from 'typeorm'
import { EmbeddedDataSource } from '../data-source.js'
import { EmbeddedMaintenanceService } from './embedded-maintenance.service.js'

const maintenanceOf = (kind: typeof DataSource | typeof EmbeddedDataSource) =>
  new EmbeddedMaintenanceService(Object.create(kind.prototype) as DataSource)

describe('EmbeddedMaintenanceService', () => {
  afterEach(() => jest.restoreAllMocks())

  it('tidies up the embedded database', async () => {
    const query = jest.spyOn(DataSource.prototype, 'query').mockResolvedValue([])
    await maintenanceOf(EmbeddedDataSource).maintain()
    expect(query.mock.calls).toEqual([['VACUUM (ANALYZE)'], ['CHECKPOINT']])
  })

  it('leaves a server alone', async () => {
    const query = jest.spyOn(DataSource.prototype, 'query').mockResolvedValue([])
    await maintenanceOf(DataSource).maintain()
    expect(query).not.toHaveBeenCalled()
  })

  it('waits for the next round when it cannot', async () => {
    jest.spyOn(DataSource.prototype, 'query').mockRejectedValue(new Error('disk full'))
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
    await maintenanceOf(EmbeddedDataSource).maintain()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('disk full'))
  })
})
