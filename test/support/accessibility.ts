import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { desktop, phone } from './visitors.js'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: { assets: ['media'] }, // no rule of these needs the style sheets, which axe would fetch and parse again
}

type AxeWindow = Window & { axe?: { run(options: RunOptions): Promise<AxeResults> } }

/** Rules that depend on the width of the page. */
const layoutRules = ['target-size', 'scrollable-region-focusable']

/**
 * Returns the axe violations of the page in its current state, one per line. English pages are dark: tests that run axe in both languages
 * meet both colour schemes.
 */
export function accessibilityFaults(page: Page): Promise<string[]> {
  return runAxe(page, options)
}

/** Returns the violations of rules that depend on the layout, for another size of a page that axe has checked completely. */
export function layoutFaults(page: Page): Promise<string[]> {
  return runAxe(page, { ...options, runOnly: { type: 'rule', values: layoutRules } })
}

async function runAxe(page: Page, runOptions: RunOptions): Promise<string[]> {
  const isEnglish = await page.evaluate(() => document.documentElement.lang === 'en')
  await page.emulateMedia({ colorScheme: isEnglish ? 'dark' : 'light' })
  if (await page.evaluate(() => !(window as AxeWindow).axe)) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (axeOptions) => {
    const results = await (window as AxeWindow).axe!.run(axeOptions)
    return results.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)) }))
  }, runOptions)
  return violations.flatMap(({ id, nodes }) => nodes.map((html) => `${id}: ${html}`))
}

/**
 * Returns the violations that axe finds at the present size of the page, and the overflow on a phone and on a desktop:
 * a page that is wider than its window violates WCAG 1.4.10. Restores the size. Tests run axe in Croatian on a phone
 * and in English on a desktop, so that axe meets each layout and each text once.
 */
export async function accessibilityAndReflowFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize()!
  // The sticky bar covers a part of what is below it, and axe would measure the rest as a small target.
  await page.evaluate(() => scrollTo(0, 0))
  const faults = await accessibilityFaults(page)
  for (const viewport of size.width === phone.width ? [phone, desktop] : [desktop, phone]) {
    await page.setViewportSize(viewport)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (excess > 0) faults.push(`reflow: ${excess} px wider than a window of ${viewport.width} px`)
  }
  await page.setViewportSize(size)
  return faults
}
