/** Colours of the site (views/styles/tokens.css), which mail programs cannot read. A test compares them. */
export const colours = {
  ink: '#221a33',
  muted: '#635978',
  purple: '#4b2e83',
  haze: '#ebe3f8',
  lavender: '#f6f2fc',
  white: '#fff',
} as const
