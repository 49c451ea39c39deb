import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

type AxeWindow = Window & { axe?: { run(options: RunOptions): Promise<AxeResults> } }

/** Returns the violations that axe finds on the page in its present state, one a line. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !(window as AxeWindow).axe)) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (runOptions) => {
    const results = await (window as AxeWindow).axe!.run(runOptions)
    return results.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)) }))
  }, options)
  return violations.flatMap(({ id, nodes }) => nodes.map((html) => `${id}: ${html}`))
}
