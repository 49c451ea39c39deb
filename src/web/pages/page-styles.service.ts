import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Injectable } from '@nestjs/common'
import { Environment } from '#src/platform/config/environment.js'
import { builtViews } from '../vike/built-views.js'

/** Output of the build (views/build/page-styles.ts). */
interface BuiltStyles {
  /** All styles of a public page, by vike's name of the page. */
  pages: Record<string, string>
  /** Address of the style sheet with the styles of all other pages, for client-side navigation. */
  others: string
}

interface PageStyle {
  element: string
  /** Hash of the styles, in the syntax of a content security policy. */
  hash: string
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const LINK = /<link rel="stylesheet"[^>]*>\n?/

/** Inlines the styles of a page in its HTML: docs/decisions/0018. */
@Injectable()
export class PageStylesService {
  private readonly styles = new Map<string, PageStyle>()

  constructor(private readonly environment: Environment) {
    if (environment.mode === 'development') return // Vite serves them.
    const { pages, others } = JSON.parse(readFileSync(join(builtViews, 'page-styles.json'), 'utf8')) as BuiltStyles
    for (const [page, text] of Object.entries(pages)) {
      // client/page-styles.ts loads the others for client-side navigation.
      this.styles.set(page, { element: `<style data-others="${others}">${text}</style>`, hash: hashOf(text) })
    }
  }

  /** Returns the hash of the style element that a page renders from its data, if any. In development all are allowed. */
  hashOfOwn(data: unknown): string | undefined {
    const { style } = (data ?? {}) as { style?: string }
    return style === undefined || this.environment.mode === 'development' ? undefined : hashOf(style)
  }

  /** Replaces vike's link with inline styles. @returns the HTML, and the hash for the content security policy */
  inline(html: string, page: string | null | undefined): { html: string; styleHash?: string } {
    const style = page && this.styles.get(page)
    if (!style) return { html } // The admin uses a style sheet, which browsers cache.
    // Inserted after the preloads of the head, which should start first.
    return { html: html.replace(LINK, '').replace('</head>', () => `${style.element}\n</head>`), styleHash: style.hash }
  }
}
