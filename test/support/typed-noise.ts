import fc, { type Arbitrary } from 'fast-check'

/** Characters that show nothing and come with texts from other programs. */
const INVISIBLE = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2060',
  '\u2063',
  '\u2066',
  '\u2069',
  '\ufe0f',
  '\ufeff',
]
const BLANKS = ['\u00a0', '\u2002', '\u2007', '\u2009', '\u202f', '\u3000']
const HYPHENS = ['\u2010', '\u2011', '\ufe63', '\uff0d']

/** Generates spellings of a value by programs: invisible characters anywhere, typographic blanks and hyphens, decomposed letters. @param signs false for addresses of pages, whose signs count */
export function noisySpelling(plain: string, { signs = true } = {}): Arbitrary<string> {
  const noise = fc.array(fc.constantFrom(...INVISIBLE), { maxLength: 3 }).map((characters) => characters.join(''))
  const around = fc.array(fc.constantFrom(...INVISIBLE, ...BLANKS, ' '), { maxLength: 4 }).map((each) => each.join(''))
  const characters = [...plain].map((character) => {
    const shown = !signs
      ? fc.constant(character)
      : character === ' '
        ? fc.constantFrom(' ', ...BLANKS)
        : character === '-'
          ? fc.constantFrom('-', ...HYPHENS)
          : fc.constantFrom(character, character.normalize('NFD'))
    return fc.tuple(shown, noise)
  })
  return fc
    .tuple(around, fc.tuple(...characters), around)
    .map(([before, inside, behind]) => before + inside.flat().join('') + behind)
}
