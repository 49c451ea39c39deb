import type { Translated } from '../languages.js'

/** Statement on how testimonials are checked (Directive 2005/29/EC, article 7, paragraph 6), until the owner writes another. */
export const testimonialsNote: Translated = {
  hr: 'Izjave objavljujemo bez neovisne provjere.',
  en: 'We publish these statements without verifying them independently.',
}
