import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'
import { desktop, phone } from './visitors.js'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

type AxeWindow = Window & { axe?: { run(options: RunOptions): Promise<AxeResults> } }

/** Returns the axe violations of the page in its current state, one per line. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !(window as AxeWindow).axe)) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (runOptions) => {
    const results = await (window as AxeWindow).axe!.run(runOptions)
    return results.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)) }))
  }, options)
  return violations.flatMap(({ id, nodes }) => nodes.map((html) => `${id}: ${html}`))
}

/** Returns the violations in a phone and a desktop viewport, and restores the size. A page wider than its viewport violates WCAG 1.4.10. */
export async function accessibilityFaultsAtBothSizes(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const viewport of page.viewportSize()!.width === phone.width ? [desktop, phone] : [phone, desktop]) {
    await page.setViewportSize(viewport)
    // The sticky bar covers part of the page, and axe would report the rest as a small target.
    await page.evaluate(() => scrollTo(0, 0))
    const found = await accessibilityFaults(page)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (excess > 0) found.push(`reflow: ${excess} px wider than the window`)
    faults.push(...found.map((fault) => `${viewport.width} px: ${fault}`))
  }
  return faults
}
