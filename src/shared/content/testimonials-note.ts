import type { Translated } from '../languages.js'

/** Statement on how testimonials are checked (Directive 2005/29/EC, article 7, paragraph 6), until the owner writes another. */
export const testimonialsNote: Translated = {
  hr: 'Ove izjave objavljujemo sami. Ne provjeravamo neovisnim postupkom potječu li od osoba koje su koristile naše usluge.',
  en: 'We publish these statements ourselves. We do not verify independently that they come from people who have used our services.',
}
