import { LogExpectations, type LogLine } from './log-expectations.js'

export const expectations = new LogExpectations()

/** Part of a warning that depends on the Node that runs the tests. */
const UNSUPPORTED_NODE = 'receives no security fixes'

/** Returns the warnings and errors in the output of a process. */
export function warningsIn(output: string): string[] {
  const lines = output.split('\n').filter((line) => /"level":"(warn|error)"/.test(line))
  return lines.filter((line) => !line.includes(UNSUPPORTED_NODE))
}

/** Collects a line of the output of a process, if it is a warning or error of the site or of Node. */
export function collectLine(line: string): void {
  if (line.includes(UNSUPPORTED_NODE)) return
  if (/^\{"level":"(warn|error|fatal)".*\}$/.test(line)) expectations.add(JSON.parse(line) as LogLine)
  else if (/^\(node:\d+\) /.test(line)) expectations.add({ level: 'warn', context: 'node', message: line })
}

/**
 * Expects a warning or error in the log before the test ends; in a hook, before the next test ends; in tests with
 * processes, before the file ends.
 */
export function expectLog(pattern: RegExp): void {
  expectations.expect(pattern)
}

/** Accepts warnings and errors that depend on timing, as long as `expectLog` would expect them. */
export function allowLog(pattern: RegExp): void {
  expectations.allow(pattern)
}

/** Fails for unexpected warnings and errors since the last call, and for expected ones that are missing. */
export function assertLog(): Promise<void> {
  return expectations.assert()
}
