// Draws every picture and icon of the site: npm run artwork [names of pictures to redraw, icons, cards, portraits, items…]
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { defaultCard, pageCard } from './card.mjs'
import { cardsIn, languages } from './cards.mjs'
import { icoFile } from './ico.mjs'
import { drawnItems } from './items.mjs'
import { appIcon, favicon, lightLogo, logo } from './mark.mjs'
import { darkBrand, purple, white } from './palette.mjs'
import { portraits } from './portraits.mjs'
import { chevron, clear } from './signs.mjs'

const widths = [400, 672, 768, 1280, 1920]
const formats = {
  avif: { quality: 38, effort: 6, chromaSubsampling: '4:2:0' },
  webp: { quality: 68, effort: 6, smartSubsample: true },
  jpg: { quality: 70, mozjpeg: true },
}
const publicFolder = new URL('../../client/public/', import.meta.url)
const pictureFolder = new URL('pictures/', publicFolder)
const cardFolder = new URL('cards/', publicFolder)
const itemFolder = new URL('items/', publicFolder)
const stylesFolder = new URL('../../views/styles/', import.meta.url)
const asked = process.argv.slice(2)

sharp.concurrency(1)
await mkdir(pictureFolder, { recursive: true })
await mkdir(cardFolder, { recursive: true })
await mkdir(itemFolder, { recursive: true })

const sizes = []
const rasters = {}
for (const file of (await readdir(new URL('scenes/', import.meta.url))).sort()) {
  const { default: scene } = await import(new URL(`scenes/${file}`, import.meta.url))
  const sheet = scene()
  const raster = await rasterise(sheet)
  rasters[sheet.name] = raster
  sizes.push({ name: sheet.name, width: sheet.width, height: sheet.height, tint: await tint(raster) })
  if (asked.length === 0 || asked.includes(sheet.name)) await writePicture(sheet.name, raster)
  if (sheet.name === 'hero' && (asked.length === 0 || asked.includes('icons'))) await writeIcons(raster)
}
await writeFile(new URL('../../client/pictures.ts', import.meta.url), manifest(sizes))
if (asked.length === 0 || asked.includes('cards')) await writeCards()
if (asked.length === 0 || asked.includes('portraits')) await writePortraits()
if (asked.length === 0 || asked.includes('items')) await writeItems()

function rasterise(sheet) {
  return sharp(Buffer.from(sheet.toString()), { unlimited: true }).flatten({ background: white }).png().toBuffer()
}

async function writePortraits() {
  const folder = new URL('portraits/', publicFolder)
  await mkdir(folder, { recursive: true })
  for (const [file, svg] of portraits()) await writeFile(new URL(file, folder), svg)
}

async function writePicture(name, raster) {
  for (const width of widths) {
    const image = await sharp(raster).resize(width).png().toBuffer()
    for (const [format, options] of Object.entries(formats)) {
      const { size } = await sharp(image)
        .toFormat(format, options)
        .toFile(new URL(`${name}-${width}.${format}`, pictureFolder).pathname)
      console.log(`${name}-${width}.${format} ${(size / 1024).toFixed(1)} KB`)
    }
  }
}

async function writeIcons(hero) {
  const save = (name, content) => writeFile(new URL(name, publicFolder), content)
  const icon = (svg, size) =>
    sharp(Buffer.from(svg), { density: 72 * 8 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer()
  await save('logo.svg', logo())
  await save('logo-light.svg', lightLogo())
  await save('favicon.svg', favicon())
  await save('favicon.ico', icoFile(await icon(favicon(), 32), 32))
  await save('apple-touch-icon.png', await icon(appIcon(180), 180))
  await save('icon-192.png', await icon(appIcon(192), 192))
  await save('icon-512.png', await icon(appIcon(512), 512))
  await save('og-default.jpg', await defaultCard(hero))
  for (const [name, sign] of Object.entries({ chevron, clear })) {
    await writeFile(new URL(`${name}.svg`, stylesFolder), `${sign()}\n`)
  }
  await writeFile(new URL('../../client/theme-colour.ts', import.meta.url), themeColour())
}

async function writeCards() {
  const names = []
  for (const language of languages) {
    for (const { name, picture, title, note } of await cardsIn(language)) {
      const focus = picture === 'hero' ? 'right' : 'centre'
      const card = await pageCard({ picture: rasters[picture], focus, title, note })
      await writeFile(new URL(`${name}-${language}.jpg`, cardFolder), card)
      console.log(`cards/${name}-${language}.jpg ${(card.length / 1024).toFixed(1)} KB`)
      if (language === languages[0]) names.push(name)
    }
  }
  await writeFile(new URL('../../client/share-cards.ts', import.meta.url), cardManifest(names))
}

async function writeItems() {
  const items = drawnItems()
  for (const [slug, svg] of items) {
    await writeFile(new URL(`${slug}.svg`, itemFolder), svg)
    console.log(`items/${slug}.svg ${(svg.length / 1024).toFixed(1)} KB`)
  }
  await writeFile(new URL('../../client/drawn-items.ts', import.meta.url), itemManifest(items.map(([slug]) => slug)))
}

function itemManifest(slugs) {
  return [
    '// Generated by tools/artwork/draw.mjs: slugs of shop items that have a drawing in public/items.',
    'export const drawnItems: readonly string[] = [',
    ...slugs.map((slug) => `  '${slug}',`),
    ']',
    '',
  ].join('\n')
}

function themeColour() {
  return [
    '// Generated by tools/artwork/draw.mjs: --brand of both colour schemes in views/styles, for contexts without style sheets.',
    `export const themeColour = '${purple}'`,
    `export const darkThemeColour = '${darkBrand}'`,
    '',
  ].join('\n')
}

function cardManifest(names) {
  return [
    '// Generated by tools/artwork/draw.mjs: pages with a social sharing image in public/cards, in every language.',
    'export const shareCards: readonly string[] = [',
    ...names.map((name) => `  '${name}',`),
    ']',
    '',
  ].join('\n')
}

/** One colour for the place of a picture that has not arrived yet. */
async function tint(raster) {
  const [r, g, b] = await sharp(raster).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function manifest(pictures) {
  const rows = pictures.map(
    ({ name, width, height, tint: colour }) =>
      `  '${name}': { width: ${width}, height: ${height}, tint: '${colour}' },`,
  )
  return [
    '// Generated by tools/artwork/draw.mjs. Sizes are those of the widest file; tint is the placeholder colour.',
    `export const pictureWidths = [${widths.join(', ')}] as const`,
    '',
    'export const pictures = {',
    ...rows,
    '} as const satisfies Record<string, { width: number; height: number; tint: string }>',
    '',
    'export type PictureName = keyof typeof pictures',
    '',
  ].join('\n')
}
