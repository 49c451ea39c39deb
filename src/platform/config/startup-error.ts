/** Why a process or command ends before it begins; its message is one line, to whoever runs it. */
export class StartupError extends Error {}

/** @returns the message of what whoever runs it can mend; any other error as it is, with its stack */
export function messageOrError(error: unknown): unknown {
  const bySystem = error instanceof Error && 'syscall' in error // the port is taken, the directory cannot be written
  return error instanceof StartupError || bySystem ? error.message : error
}
