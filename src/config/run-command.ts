import { messageOrError } from './startup-error.js'

/** Runs a command; what keeps it from its work is one line, and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(messageOrError(error))
    process.exit(1) // what it has opened would keep it from ending
  }
}
