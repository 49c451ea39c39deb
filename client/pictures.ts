// Written by tools/artwork/draw.mjs. Sizes are those of the widest file; tint is the colour to show until it arrives.
export const pictureWidths = [400, 672, 1280, 1920] as const

export const pictures = {
  'about': { width: 1920, height: 1200, tint: '#bcaacf' },
  'bioresonance-procedure': { width: 1920, height: 1200, tint: '#c5b6da' },
  'blog': { width: 1920, height: 1200, tint: '#ccbddb' },
  'contact': { width: 1920, height: 1200, tint: '#c7b6d4' },
  'food-intolerance': { width: 1920, height: 1200, tint: '#decfe1' },
  'franchise': { width: 1920, height: 1200, tint: '#c1afd9' },
  'functional-screening': { width: 1920, height: 1200, tint: '#644a97' },
  'hero': { width: 1920, height: 1200, tint: '#dbccdf' },
  'pets': { width: 1920, height: 1200, tint: '#b8a1c7' },
  'post-detox': { width: 1920, height: 1200, tint: '#d9cee1' },
  'post-franchise': { width: 1920, height: 1200, tint: '#c5b6d5' },
  'post-frequency': { width: 1920, height: 1200, tint: '#d2c3de' },
  'post-what-is-bioresonance': { width: 1920, height: 1200, tint: '#6f569b' },
  'pricelist': { width: 1920, height: 1200, tint: '#dcd1e7' },
  'room': { width: 1920, height: 1200, tint: '#cdbfdd' },
  'shop': { width: 1920, height: 1200, tint: '#c4b3ce' },
} as const satisfies Record<string, { width: number; height: number; tint: string }>

export type PictureName = keyof typeof pictures
