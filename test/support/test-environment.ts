import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Environment } from '../../src/platform/config/environment.js'

/** The environment of a test: nothing of the machine's own, and a data directory nobody else has. */
export function testEnvironment(overrides: Partial<Environment> = {}): Environment {
  const defaults = Environment.read({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '0',
    DATABASE_POOL_SIZE: '5',
  })
  const dataDir = overrides.dataDir ?? mkdtempSync(join(tmpdir(), 'biorezonanca-test-'))
  return new Environment({ ...defaults, ...overrides, dataDir })
}
