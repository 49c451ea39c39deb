/** Expected error that ends a process or command at start; its message is one line for the operator. */
export class StartupError extends Error {}

/** @returns the message of an error that the operator can fix; any other error as it is, with its stack */
export function messageOrError(error: unknown): unknown {
  const bySystem = error instanceof Error && 'syscall' in error // for example a used port or a read-only directory
  return error instanceof StartupError || bySystem ? error.message : error
}
