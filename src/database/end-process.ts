import { Logger } from '@nestjs/common'

/** For a process that must not go on: says why, and leaves starting anew to whatever supervises it. */
export function endProcess(reason: string): never {
  new Logger('database').fatal(reason)
  process.exit(1)
}
