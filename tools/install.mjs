// Installs the packages of this folder if they are missing or older than its lockfile.
import { execSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('.', import.meta.url))

function changedAt(file) {
  return statSync(cwd + file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

// npm writes the second file when it has installed everything.
if (changedAt('package-lock.json') > changedAt('node_modules/.package-lock.json')) {
  console.log('Installing tools…')
  execSync('npm ci --no-audit --no-fund', { cwd, stdio: 'inherit' })
}
