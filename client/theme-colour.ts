// Written by tools/artwork/draw.mjs: --purple of views/styles/tokens.css, for where no style sheet reaches.
export const themeColour = '#4b2e83'
