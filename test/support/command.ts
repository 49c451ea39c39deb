import { type ChildProcess, spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { once } from 'node:events'

const optionsFor = (variables: NodeJS.ProcessEnv) => ({ env: { PATH: process.env.PATH, ...variables } })

/** Runs a built command like its npm script does, and waits for its end. */
export function runCommand(script: string, words: string[], variables: NodeJS.ProcessEnv): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [`dist/${script}`, ...words], { ...optionsFor(variables), encoding: 'utf8' })
}

/** Starts a built command without blocking the test. */
export function startCommand(
  script: string,
  words: string[],
  variables: NodeJS.ProcessEnv,
): { process: ChildProcess; exited: Promise<number | null> } {
  const child = spawn(process.execPath, [`dist/${script}`, ...words], { ...optionsFor(variables), stdio: 'inherit' })
  return { process: child, exited: once(child, 'exit').then(([code]) => code as number | null) }
}
