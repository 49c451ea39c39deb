import { defineConfig } from '@playwright/test'
import { findChromium } from '../support/chromium.js'

const executablePath = await findChromium()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  workers: 3, // on two cores: tests wait for timers, mails and pages a quarter of their time
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000, // for machines that share their cores
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['dot'], ['json', { outputFile: '../../test-results/report.json' }]] : 'list',
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Copies of the DOM cost a third of the run, and run scripts in sandboxed frames; `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // One renderer for each context: a spare one costs as much as a tenth of a visit, and is not used.
        '--renderer-process-limit=1',
        // Software rendering can wait for ever for a picture that is decoded beside the raster.
        '--disable-checker-imaging',
      ],
    },
  },
})
