/** CSV delimiter that Excel expects in each language. */
export const csvFormat = { hr: { delimiter: 'semicolon' }, en: { delimiter: 'comma' } }
