// Draws the portraits of the initial therapists and spare ones for new therapists: npm run artwork portraits
import {
  amber,
  coral,
  gauze,
  haze,
  iris,
  lavender,
  lilac,
  mist,
  night,
  orchid,
  peach,
  plum,
  purple,
  sea,
  violet,
  white,
} from './palette.mjs'

const skin = { light: '#f6d9c6', warm: '#eec3a4', tan: '#d9a27e' }
const shade = { light: '#ecc4ac', warm: '#dfab87', tan: '#c48a64' }

/** Hair behind the head, and in front of it. */
const hair = {
  'long-hair': [
    (c) => `<path fill="${c}" d="M72 116c-6-52 22-78 50-78s55 26 48 80c-4 30 2 52 6 64H66c6-14 10-36 6-66Z"/>`,
    (c) => `<path fill="${c}" d="M82 108c-2-34 16-56 40-56s42 20 39 54c-8-16-24-24-38-30-8 14-24 22-41 32Z"/>`,
  ],
  'short-hair': [
    () => '',
    (c) =>
      `<path fill="${c}" d="M80 104c-8-40 14-64 43-62 34-4 50 26 40 62-2-14-8-22-16-28-18 4-42 4-54-2-8 8-11 18-13 30Z"/>`,
  ],
  bun: [
    (c) => `<circle cx="121" cy="40" r="18" fill="${c}"/>`,
    (c) => `<path fill="${c}" d="M80 110c-6-42 14-60 41-60s48 18 42 60c-6-22-20-34-42-36-22 2-35 14-41 36Z"/>`,
  ],
  curls: [
    (c) =>
      [
        [80, 84, 20],
        [92, 62, 21],
        [116, 50, 22],
        [142, 56, 21],
        [160, 76, 20],
        [166, 102, 17],
        [75, 108, 17],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`)
        .join(''),
    (c) =>
      [
        [96, 74, 15],
        [118, 66, 15],
        [141, 72, 15],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`)
        .join(''),
  ],
  beard: [
    () => '',
    (c) =>
      `<path fill="${c}" d="M82 112c2 40 20 56 39 56s38-16 40-56c-6 16-12 22-22 24-12-5-24-5-36 0-10-2-16-8-21-24Z"/>` +
      `<path fill="${c}" d="M80 102c-6-38 14-56 41-56s48 18 42 56c-4-16-10-24-18-28-16 6-34 6-48 0-8 4-13 12-17 28Z"/>`,
  ],
  glasses: [
    (c) => `<path fill="${c}" d="M76 122c-8-50 16-80 46-80s52 28 44 82c0 16-4 26-12 30H88c-8-6-12-18-12-32Z"/>`,
    (c) =>
      `<path fill="${c}" d="M82 106c0-34 16-54 40-54s42 18 39 52c-16-4-44-12-52-26-4 14-14 22-27 28Z"/>` +
      `<g fill="none" stroke="${plum}" stroke-width="2.6"><circle cx="106" cy="112" r="11"/><circle cx="137" cy="112" r="11"/><path d="M117 110c3-2 6-2 9 0"/></g>`,
  ],
}

const people = {
  'long-hair': { colour: plum, tone: 'warm', coat: orchid, ground: [lavender, mist] },
  'short-hair': { colour: night, tone: 'light', coat: sea, ground: [peach, haze] },
  bun: { colour: coral, tone: 'light', coat: violet, ground: [haze, gauze] },
  curls: { colour: night, tone: 'tan', coat: amber, ground: [lavender, lilac] },
  beard: { colour: plum, tone: 'warm', coat: purple, ground: [peach, mist] },
  glasses: { colour: iris, tone: 'light', coat: plum, ground: [haze, peach] },
}

/** Returns name and content of all portrait files. */
export function portraits() {
  return Object.entries(people).map(([name, person]) => [`${name}.svg`, portrait(name, person)])
}

function portrait(name, { colour, tone, coat, ground: [from, to] }) {
  const [behind, over] = hair[name]
  const rings = [40, 58, 76, 94, 112, 130]
    .map((r, i) => `<circle cx="121" cy="104" r="${r}" stroke-opacity="${(0.34 - i * 0.045).toFixed(3)}"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
<path fill="url(#g)" d="M0 0h240v240H0Z"/>
<g fill="none" stroke="${purple}" stroke-width="1.4">${rings}</g>
${behind(colour)}
<path fill="${shade[tone]}" d="M104 146h34v34c0 12-34 12-34 0Z"/>
<path fill="${coat}" d="M28 240c2-42 32-58 76-66 8 14 26 14 34 0 44 8 74 24 76 66Z"/>
<path fill="${white}" fill-opacity=".85" d="m104 174 17 32 17-32c-6 12-28 12-34 0Z"/>
<ellipse cx="121" cy="112" rx="38" ry="46" fill="${skin[tone]}"/>
<g fill="none" stroke="${night}" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".8"><path d="M102 113c2 3 7 3 9 0M132 113c2 3 7 3 9 0"/><path d="M110 135c6 6 16 6 22 0"/></g>
<path fill="none" stroke="${shade[tone]}" stroke-width="2.4" stroke-linecap="round" d="M122 115c2 6 2 9-3 10"/>
${over(colour)}
</svg>
`
}
