// `npm run test:quick`, after the build: Jest and Playwright at the same time, so that one uses a core while the other waits.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a script of package.json. @returns its exit code */
async function run(script, ...options) {
  const child = spawn('npm', ['run', '--silent', script, '--', ...options], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'exit')
  console.log(`${script}: exit code ${code} after ${Math.round(performance.now() / 1000)} s`)
  return code ?? 1
}

const codes = await Promise.all([
  run('jest:quick', '--maxWorkers=2'),
  run('playwright', '--grep', '@quick', '--workers=2'),
])
process.exitCode = Math.max(...codes)
