/** Head elements of every page about the API, besides its title. */
export const DOCS_HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">' +
  '<link rel="stylesheet" href="/views/styles/tokens.css"><link rel="stylesheet" href="/api-docs.css">'
