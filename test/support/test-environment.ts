import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Environment } from '../../src/platform/config/environment.js'

/** Returns the environment of a test: nothing from the machine's, and a unique data directory. */
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
