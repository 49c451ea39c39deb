/** Head elements of every page about the API, besides its title. */
export const DOCS_HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">' +
  '<meta name="color-scheme" content="light dark">' +
  ['/views/styles/tokens.css', '/views/styles/dark.css', '/api-docs.css']
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')
