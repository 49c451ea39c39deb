import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Injectable } from '@nestjs/common'
import { Environment } from '#src/platform/config/environment.js'
import { builtViews } from './built-views.js'

/** What the build wrote (views/build/page-styles.ts). */
interface BuiltStyles {
  /** By vike's name of a page of visitors: the styles of all that it is made of. */
  pages: Record<string, string>
  /** The address of the sheet for the pages that links lead to: the styles of all of them, but for what each has. */
  others: string
}

interface PageStyle {
  element: string
  /** As a content policy names the text. */
  hash: string
}

const LINK = /<link rel="stylesheet"[^>]*>\n?/

/** The styles of a page stand in its HTML, where they are there as soon as it is; docs/decisions/0018. */
@Injectable()
export class PageStylesService {
  private readonly styles = new Map<string, PageStyle>()

  constructor({ mode }: Environment) {
    if (mode === 'development') return // Vite brings them, and keeps them fresh.
    const { pages, others } = JSON.parse(readFileSync(join(builtViews, 'page-styles.json'), 'utf8')) as BuiltStyles
    for (const [page, text] of Object.entries(pages)) {
      const hash = createHash('sha256').update(text).digest('base64')
      // client/page-styles.ts asks for the others when a link leads on.
      this.styles.set(page, { element: `<style data-others="${others}">${text}</style>`, hash: `'sha256-${hash}'` })
    }
  }

  /** Puts them in the place of vike's link. @returns the HTML, and what its content policy has to allow */
  inline(html: string, page: string | null | undefined): { html: string; styleHash?: string } {
    const style = page && this.styles.get(page)
    if (!style) return { html } // The admin has its sheet, which the browser keeps.
    // Behind what the head preloads, which is asked for as early as can be.
    return { html: html.replace(LINK, '').replace('</head>', () => `${style.element}\n</head>`), styleHash: style.hash }
  }
}
