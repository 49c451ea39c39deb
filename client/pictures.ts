// Written by client/artwork/draw.mjs. Sizes are those of the widest file; tint is the colour to show until it arrives.
export const pictureWidths = [400, 768, 1280, 1920] as const;

export const pictures = {
  'hero': { width: 1920, height: 1200, tint: '#dbccdf' },
} as const satisfies Record<string, { width: number; height: number; tint: string }>;

export type PictureName = keyof typeof pictures;
