// Written by tools/artwork/draw.mjs: the slugs of which items of the shop there is a drawing in public/items.
export const drawnItems: readonly string[] = [
  'darovni-bon-postupak',
  'darovni-bon-intolerancija',
  'darovni-bon-funkcionalno',
  'darovni-bon-po-izboru',
  'paket-prvi-korak',
  'paket-cjelovit-pogled',
  'paket-5-postupaka',
  'paket-za-ljubimca',
  'staklena-boca',
  'dnevnik-30-dana',
  'knjizica-recepata',
  'dekica-za-odmor',
]
