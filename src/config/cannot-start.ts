/** Why a process or command ends before it begins; its message is one line, to whoever runs it. */
export class CannotStart extends Error {}

/** @returns the message of what whoever runs it can mend; any other error as it is, with its stack */
export function inOneLine(error: unknown): unknown {
  const bySystem = error instanceof Error && 'syscall' in error // the port is taken, the directory cannot be written
  return error instanceof CannotStart || bySystem ? error.message : error
}
