import { spawnSync, type SpawnSyncReturns } from 'node:child_process'

/** Runs a built command, as its npm script does, to its end. */
export function runCommand(script: string, words: string[], variables: NodeJS.ProcessEnv): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [`dist/${script}`, ...words], {
    env: { PATH: process.env.PATH, ...variables },
    encoding: 'utf8',
  })
}
