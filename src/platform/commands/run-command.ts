import { Logger } from '@nestjs/common'
import { messageOrError } from '../config/startup-error.js'

/** Runs a command of the command line. A startup error prints one line; any failure exits with code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  Logger.overrideLogger(['fatal', 'error', 'warn'])
  try {
    await command()
  } catch (error) {
    console.error(messageOrError(error))
    process.exit(1) // open connections would keep the process running
  }
}
