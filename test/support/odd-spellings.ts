/** Spellings of an admin path that some component may normalise to the path itself. */
export const oddSpellings: [what: string, spell: (address: string) => string][] = [
  ...[
    '%3F',
    '%23',
    '%20',
    '%09',
    '%C2%A0',
    '%E2%80%A8',
    '%EF%BB%BF',
    '%2F',
    '%5C',
    '%00',
    '%25',
    '#',
    '\\',
    '\xa0',
    '/',
  ].map((end): [string, (address: string) => string] => [`ends in ${JSON.stringify(end)}`, (address) => address + end]),
  ['has an encoded query', (address) => `${address}%3Fpage=1`],
  ['has a query encoded twice', (address) => `${address}%253Fpage=1`],
  ['continues after an encoded #', (address) => `${address}%23/x`],
  [
    'has a letter encoded',
    (address) => address.replace(/^\/admin\/(.)/, (_, letter: string) => `/admin/${encoded(letter)}`),
  ],
  [
    'has a letter encoded twice',
    (address) => address.replace(/^\/admin\/(.)/, (_, letter: string) => `/admin/%25${encoded(letter).slice(1)}`),
  ],
  [
    'has a letter encoded three times',
    (address) => address.replace(/^\/admin\/(.)/, (_, letter: string) => `/admin/%2525${encoded(letter).slice(1)}`),
  ],
  [
    'has its last letter encoded twice',
    (address) => address.replace(/.$/, (letter) => `%25${encoded(letter).slice(1)}`),
  ],
  ['has the first folder encoded', (address) => address.replace('/admin', '/%61dmin')],
  ['has the first folder encoded twice', (address) => address.replace('/admin', '/%2561dmin')],
  ['is in upper case', (address) => address.toUpperCase()],
  ['begins in upper case', (address) => address.replace('/admin', '/Admin')],
  ['doubles a slash', (address) => address.replace('/admin/', '/admin//')],
  ['begins with two slashes', (address) => `/${address}`],
  ['encodes a slash', (address) => address.replace('/admin/', '/admin%2F')],
  ['encodes a slash twice', (address) => address.replace('/admin/', '/admin%252F')],
  ['has a backslash for a slash', (address) => address.replace('/admin/', '/admin\\')],
  ['has an encoded backslash for a slash', (address) => address.replace('/admin/', '/admin%5C')],
  ['contains a dot segment', (address) => address.replace('/admin/', '/admin/./')],
  ['contains a double dot segment', (address) => address.replace('/admin/', '/admin/account/../')],
  ['contains an encoded double dot segment', (address) => address.replace('/admin/', '/admin/account/%2e%2e/')],
  [
    'contains a double dot segment encoded twice',
    (address) => address.replace('/admin/', '/admin/account/%252e%252e/'),
  ],
  ['enters by a double dot segment from outside', (address) => `/blog/..${address}`],
  ['contains a host', (address) => `http://elsewhere.example${address}`],
]

function encoded(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`
}
