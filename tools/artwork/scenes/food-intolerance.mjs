// Food intolerance: a plate in the middle, and what is tested going round it on the rings, like planets.
import * as food from '../food.mjs'
import { leaf, stem, twig, wheat } from '../leaf.mjs'
import { cast, glow, grain } from '../light.mjs'
import * as c from '../palette.mjs'
import { at, circle, DIAGONAL, group, points, Sheet, steps, TURN } from '../sheet.mjs'
import { rings } from '../wave.mjs'

const middle = [980, 606]

export default function foodIntolerance() {
  const sheet = new Sheet('food-intolerance', 1920, 1200)
  const { random } = sheet
  const paint = food.larder(sheet)
  const leafPaint = { fills: [paint.leafLight, paint.leafDark], vein: c.mist, veins: 7, veinWidth: 1.4 }

  sheet.wash(sheet.linear(DIAGONAL, [0, '#faf7fe'], [0.55, '#efe7fa'], [1, '#d8caf0']))
  sheet.add(
    glow(sheet, ...middle, 800, c.white, 0.95),
    glow(sheet, 1500, 220, 560, c.peach, 0.6),
    rings(...middle, {
      from: 318,
      to: 1330,
      count: 46,
      colour: c.purple,
      width: 1.5,
      opacity: 0.34,
      swell: 11,
      lobes: 16,
      spread: 1.1,
      fade: 0.7,
    }),
    [430, 600, 800].map((r) =>
      circle(...middle, r, {
        fill: 'none',
        stroke: c.coral,
        'stroke-width': 2,
        'stroke-dasharray': '2 13',
        'stroke-linecap': 'round',
        opacity: 0.75,
      }),
    ),
  )

  // From the edges, leaves out of focus and in
  sheet.add(
    group(
      { filter: sheet.blur(6), opacity: 0.55 },
      twig(random, stem([-60, 980], [160, 900], [330, 1080]), {
        leaves: 7,
        length: 230,
        breadth: 84,
        colour: c.iris,
        thickness: 6,
        paint: () => ({ ...leafPaint, veins: 0 }),
      }),
    ),
    twig(random, stem([1980, 1010], [1800, 1000], [1650, 1140]), {
      leaves: 8,
      length: 190,
      breadth: 66,
      colour: c.plum,
      thickness: 6,
      paint: () => leafPaint,
    }),
    twig(random, stem([-30, 90], [120, 130], [300, 60]), {
      leaves: 8,
      length: 170,
      breadth: 56,
      colour: c.plum,
      thickness: 5,
      paint: () => leafPaint,
    }),
  )

  sheet.add(food.plate(sheet, ...middle, 296), mandala(random, paint, leafPaint))
  const orbit = orbiter(sheet)
  sheet.add(
    orbit(430, 200, 78, (s) => food.figHalf(s, paint, random), -14),
    orbit(430, -44, 66, (s) => food.eggHalf(s, paint), 28),
    orbit(430, 56, 58, (s) => food.tomatoSlice(s, paint)),
    orbit(430, 124, 48, (s) => food.almond(s, paint), 40),
    orbit(446, 116, 42, (s) => food.almond(s, paint), -52),
    orbit(600, 158, 98, (s) => food.breadSlice(s, paint, random), -12),
    orbit(600, -16, 90, (s) => food.milkGlass(s, paint)),
    orbit(600, -122, 78, (s) => food.peaPod(s, paint), -24),
    orbit(600, -72, 66, (s) => food.mushroom(s), 16),
    orbit(548, 88, 78, (s) => food.cheeseWedge(s, paint), -10),
    orbit(600, 29, 78, (s) => food.figHalf(s, paint, random), 150),
    orbit(800, 143, 92, (s) => food.carrot(s, paint), 58),
    orbit(800, -146, 98, (s) => food.citrusSlice(s, paint)),
    orbit(800, -36, 92, (s) => food.fish(s, paint), 18),
    orbit(800, 4, 88, (s) => food.tomatoSlice(s, paint)),
    orbit(780, 38, 72, (s) => food.eggHalf(s, paint), -34),
  )
  const berries = [
    [430, -97, 27],
    [452, -110, 21],
    [418, -104, 24],
    [606, 108, 25],
    [626, 105, 18],
    [430, 4, 26],
    [418, -3, 20],
    [800, -70, 26],
    [780, -73, 20],
  ]
  sheet.add(berries.map(([r, angle, size]) => orbit(r, angle, size, (s) => food.berry(s, paint))))
  for (const [foot, knee, tip] of [
    points('50,690 200,560 300,400'),
    points('110,740 250,640 376,462'),
    points('20,640 120,500 200,350'),
  ]) {
    sheet.add(
      group(
        { filter: cast(sheet, 8, 14, 9, c.purple, 0.3) },
        wheat(random, stem(foot, knee, tip), {
          grain: '#f6c184',
          dark: '#e39a5d',
          stalk: '#b9794e',
          size: 34,
          rows: 9,
          from: 0.42,
          thickness: 3.4,
        }),
      ),
    )
  }
  grain(sheet, 0.045)
  return sheet
}

/** Lays a piece on an orbit, with its shadow: radius, angle in degrees, size. */
function orbiter(sheet) {
  const filter = cast(sheet, 9, 16, 11, c.purple, 0.42)
  return (radius, degrees, size, draw, turn = 0) => {
    const angle = (degrees * Math.PI) / 180
    const x = middle[0] + radius * Math.cos(angle) * 1.06
    const y = middle[1] + radius * Math.sin(angle) * 0.9
    return group({ filter }, group({ transform: at(x, y, turn) }, draw(size)))
  }
}

/** Food on the plate: leaves, nuts and berries round a slice, ring by ring. */
function mandala(random, paint, leafPaint) {
  const round = (count, radius, draw, offset = 0) =>
    steps(0, 1, count + 1)
      .slice(0, -1)
      .map((t) => {
        const angle = t * TURN + offset
        return group(
          {
            transform: at(
              middle[0] + radius * Math.cos(angle),
              middle[1] + radius * Math.sin(angle),
              (angle * 180) / Math.PI,
            ),
          },
          draw(),
        )
      })
  return [
    round(14, 104, () => leaf(104, 42, leafPaint)),
    round(14, 98, () => leaf(74, 28, { ...leafPaint, fills: [c.lilac, '#9c86cf'] }), TURN / 28),
    round(14, 176, () => group({ transform: 'rotate(90)' }, food.almond(17, paint)), TURN / 28),
    round(7, 90, () => food.berry(19, paint)),
    round(7, 92, () => circle(0, 0, 9, { fill: c.coral }), TURN / 14),
    group({ transform: at(...middle) }, food.citrusSlice(74, paint, 11)),
  ]
}
