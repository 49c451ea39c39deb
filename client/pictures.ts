// Written by client/artwork/draw.mjs. Sizes are those of the widest file; tint is the colour to show until it arrives.
export const pictureWidths = [400, 768, 1280, 1920] as const;

export const pictures = {
  'about': { width: 1920, height: 1200, tint: '#bcaacf' },
  'bioresonance-procedure': { width: 1920, height: 1200, tint: '#c5b6da' },
  'contact': { width: 1920, height: 1200, tint: '#c8b7d5' },
  'food-intolerance': { width: 1920, height: 1200, tint: '#decfe1' },
  'franchise': { width: 1920, height: 1200, tint: '#c1afd9' },
  'functional-screening': { width: 1920, height: 1200, tint: '#644a97' },
  'hero': { width: 1920, height: 1200, tint: '#dbccdf' },
} as const satisfies Record<string, { width: number; height: number; tint: string }>;

export type PictureName = keyof typeof pictures;
