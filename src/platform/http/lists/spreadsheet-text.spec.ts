import { spreadsheetText } from './spreadsheet-text.js'

describe('spreadsheetText', () => {
  it.each([
    ['=1+1', `'=1+1`],
    ['+385 99 555 6044', `'+385 99 555 6044`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['＝1+1', `'＝1+1`],
    ['  =1+1', `'  =1+1`],
    ['\u00a0\u200b\ufeff=1+1', `'\u00a0\u200b\ufeff=1+1`],
    ['"=1+1"', `'"=1+1"`],
    [`'=1+1`, `''=1+1`],
    ['\tx', `'\tx`],
    ['\rx', `'\rx`],
    ['\t=1+1', `'\t'=1+1`],
    ['Pozdrav\n=1+1\n=WEBSERVICE(A1)', `Pozdrav\n'=1+1\n'=WEBSERVICE(A1)`],
    ['a\r\n =1', `a\r\n' =1`],
    ['a\r=1', `a\r'=1`],
    ['a\v=1\f=1\u0085=1\u2028=1\u2029=1', `a\v'=1\f'=1\u0085'=1\u2028'=1\u2029'=1`],
    ['\n\n\t =1', `\n\n'\t =1`],
    ['a;=1+1;b', `a;'=1+1;b`],
    ['a,=1', `a,'=1`],
    ['a\t=1', `a\t'=1`],
    ['a;"=1"', `a;'"=1"`],
  ])('escapes %j as %j', (text, written) => {
    expect(spreadsheetText(text)).toBe(written)
  })

  it.each([
    '',
    'Ana Horvat',
    'ana@example.com',
    'a = b',
    '1-2',
    '5. 3. 2026',
    "d'Artagnan",
    `'90-ih`,
    'Čćšđž €',
    'two\nlines',
    'hvala, - javite se; +385 99 555 6044',
    'a\tb',
    '"a"',
  ])('keeps %j unchanged', (text) => {
    expect(spreadsheetText(text)).toBe(text)
  })
})
