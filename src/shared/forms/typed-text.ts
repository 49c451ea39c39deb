import type { TextField } from './field.js'

/** Kinds of typed text, each with one canonical spelling. Prose keeps its typography. */
export type TextFormat = 'email' | 'phone' | 'name' | 'code' | 'url' | 'prose'

/** Format characters, Unicode's default ignorable code points, and the empty Braille pattern. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
const BLANK_OR_INVISIBLE = /[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Invisible characters within a name, bidirectional controls included; not the visible format characters of Arabic.
 * The flag emoji of a region, whose letters are invisible, is one match, to be kept.
 */
const INVISIBLE_IN_NAMES =
  /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb\u2800]/gu
const FLAG = '\u{1f3f4}'
/** Characters after the last visible one that shape it: the letters of a flag, or variation selectors. */
const SHAPING_LAST = /(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}|[\u180b-\u180d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]*/uy
/** Joiners and variation selectors, which change the look of emoji and of letters of some scripts. */
const SHAPING = /\u200c|\u200d|[\u180b-\u180d]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u
const SHAPED =
  /(?:(?=\p{L})[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*|[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)$/u

/** Overrides of the direction, which show Latin text backwards. */
const OVERRIDES = /[\u202d\u202e]/g

const BLANKS = /\p{Z}+/gu
/** Hyphens, dashes and minus signs that word processors, telephones and address books write. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g
const HYPHENS_IN_NAMES = /[\u2010\u2011\ufe63\uff0d]/g

const MANY_MARKS = /\p{M}{31}/u

const HOST_IN_URL = /^([a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?)([^/?#@:]+)/i
/** Maximum length of a host name (RFC 1035): punycode takes quadratic time. */
const MAX_HOST = 253
const ASCII = /^[^\u0080-\uffff]*$/
/** Characters that would end or change the host in a URL. */
const NO_HOST = /[\s/\\?#@:%[\]]/

const spellings: Record<TextFormat, (text: string) => string> = {
  email: (text) => {
    const typed = normalize(withPlainSigns(text), 'NFC')
    const host = typed.lastIndexOf('@') + 1
    return host === 0 ? typed : typed.slice(0, host) + canonicalHost(typed.slice(host))
  },
  phone: (text) => withPlainSigns(normalize(text, 'NFKC')),
  code: (text) => withPlainSigns(normalize(text, 'NFKC')),
  name: (text) => {
    const shaping = text.replace(INVISIBLE_IN_NAMES, (character) =>
      character.startsWith(FLAG) || SHAPING.test(character) ? character : '',
    )
    const visible = shaping.replace(INVISIBLE_IN_NAMES, (character, place: number, all: string) =>
      character.startsWith(FLAG) || SHAPED.test(all.slice(Math.max(0, place - 8), place)) ? character : '',
    )
    return normalize(visible.replace(BLANKS, ' ').replace(HYPHENS_IN_NAMES, '-'), 'NFC')
  },
  url: (text) =>
    text
      .replace(INVISIBLE, '')
      .replace(HOST_IN_URL, (_address, scheme: string, host: string) => scheme + canonicalHost(host)),
  prose: (text) => normalize(text.replace(OVERRIDES, ''), 'NFC'),
}

/**
 * Returns the canonical spelling of a typed text: what a person sees decides what is stored, and not which invisible characters,
 * typographic signs or forms of Unicode came with it from another program. A canonical spelling stays as it is.
 */
export function canonicalText(format: TextFormat, text: string): string {
  return trimInvisible(spellings[format](trimInvisible(text)))
}

/** Returns the canonical spelling of a value of a field; passwords and untrimmed texts are returned as they are. */
export function canonicalValue(field: Pick<TextField, 'type' | 'format' | 'untrimmed'>, value: string): string {
  if (field.type === 'password' || field.untrimmed) return value
  return canonicalText(formatOf(field), value)
}

/** Returns the canonical spelling of an e-mail address: its domain as DNS and mail servers spell it (RFC 5891). The database ignores case. */
export const canonicalEmail = (text: string): string => canonicalText('email', text)

function formatOf({ type, format }: Pick<TextField, 'type' | 'format'>): TextFormat {
  if (type === 'email' || type === 'url') return type
  return type === 'tel' ? 'phone' : (format ?? 'prose')
}

/**
 * Removes blanks and invisible characters at both ends, except those that shape the last character.
 * Loops, because a regular expression that ends in `+$` starts again at each blank of a run within the text.
 */
function trimInvisible(text: string): string {
  let start = 0
  while (start < text.length && isBlank(text, start)) start += sizeAt(text, start)
  if (start === text.length) return ''
  let end = text.length
  for (let size = sizeBefore(text, end); isBlank(text, end - size); size = sizeBefore(text, end)) end -= size
  SHAPING_LAST.lastIndex = end
  return text.slice(start, end + SHAPING_LAST.exec(text)![0].length)
}

const isBlank = (text: string, place: number) => BLANK_OR_INVISIBLE.test(String.fromCodePoint(text.codePointAt(place)!))
const sizeAt = (text: string, place: number) => (text.codePointAt(place)! > 0xffff ? 2 : 1)
const sizeBefore = (text: string, end: number) => sizeAt(text, end - 2)

/** Returns a text as it is if a character has more marks than any language needs (UAX #15, 12): sorting them takes quadratic time. */
const normalize = (text: string, form: 'NFC' | 'NFKC') => (MANY_MARKS.test(text) ? text : text.normalize(form))

const withPlainSigns = (text: string) => text.replace(INVISIBLE, '').replace(BLANKS, ' ').replace(HYPHENS, '-')

/** Returns an internationalised host name as punycode; another one, and one that is no host, as it is. */
function canonicalHost(host: string): string {
  if (host.length > MAX_HOST || ASCII.test(host) || NO_HOST.test(host)) return host
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return host
  }
}
