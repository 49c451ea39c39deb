import { setTimeout as pause } from 'node:timers/promises'

/** Warning or error, as the JSON lines of the log have it. */
export interface LogLine {
  level: string
  context?: string
  message: unknown
  stack?: unknown
}

/**
 * Refused requests by the fault of the client. Their status is the answer that the test receives, so that the log
 * tells it nothing new.
 */
const isRefusal = ({ context, message }: LogLine) =>
  context === 'refusals' && (message as { status?: number; more?: number }).status !== 503

/** Warnings and errors of a test, and those that it expects. */
export class LogExpectations {
  private lines: string[] = []
  private expected: RegExp[] = []
  private allowed: RegExp[] = []

  /** @param maxWaitMs maximum wait for an expected line */
  constructor(private readonly maxWaitMs = 10_000) {}

  add(line: LogLine): void {
    if (isRefusal(line)) return
    const { level, context, message, stack } = line
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    this.lines.push([`${level} [${context ?? ''}] ${text}`, stack].filter(Boolean).join('\n'))
  }

  expect(pattern: RegExp): void {
    this.expected.push(pattern)
  }

  allow(pattern: RegExp): void {
    this.allowed.push(pattern)
  }

  clear(): void {
    this.lines = []
    this.expected = []
    this.allowed = []
  }

  /** @throws an error that quotes unexpected lines and patterns of missing ones */
  async assert(): Promise<void> {
    for (const end = Date.now() + this.maxWaitMs; this.missing().length > 0 && Date.now() < end;) await pause(20)
    const patterns = [...this.expected, ...this.allowed]
    const faults = [
      ...this.lines.filter((line) => !patterns.some((pattern) => pattern.test(line))).map((line) => `Logged: ${line}`),
      ...this.missing().map((pattern) => `Not logged: ${pattern.toString()}`),
    ]
    this.clear()
    if (faults.length > 0) throw new Error(`Unexpected log of the site\n${faults.join('\n')}`)
  }

  private missing(): RegExp[] {
    return this.expected.filter((pattern) => !this.lines.some((line) => pattern.test(line)))
  }
}
