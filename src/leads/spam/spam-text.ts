/** Points from which a text counts as spam. */
const SUSPICIOUS = 3

const LINK = /https?:\/\/|\bwww\./gi

/** Links in the markup of pages and forums, which nobody types into a form. */
const MARKUP = /<a\s[^>]*href|\[url[=\]]/i

/** Words of advertisers. Each may occur in an honest message, but hardly several of them, or one with links. */
const WORDS = [
  'viagra',
  'cialis',
  'levitra',
  'casinos?',
  'jackpot',
  'betting',
  'slots',
  'poker',
  'porn\\w*',
  'escorts?',
  'xxx',
  'bitcoin',
  'crypto\\w*',
  'forex',
  'payday',
  'loans?',
  'backlinks?',
  'seo',
  'followers',
  'web\\s?traffic',
  'first page of (?:google|every search engine|search engines)',
  'parcel is waiting',
  'click here',
  'guaranteed',
].map((word) => new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'iu'))

/** Checks whether texts look like spam: by their links, and by different words that advertisers use. */
export function looksLikeSpam(texts: readonly string[]): boolean {
  const text = texts.join('\n')
  const links = text.match(LINK)?.length ?? 0
  const words = WORDS.filter((word) => word.test(text)).length
  return pointsOfLinks(links) + words + (MARKUP.test(text) ? 2 : 0) >= SUSPICIOUS
}

/** One link explains a question, several are rare, many are spam without any words. */
function pointsOfLinks(links: number): number {
  if (links === 0) return 0
  return links < 3 ? 1 : links < 6 ? 2 : SUSPICIOUS
}
