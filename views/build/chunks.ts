import { ROUTER_ENTRY } from './late-router'

interface ChunkGroup {
  name: string | ((id: string) => string)
  test: RegExp | ((id: string) => boolean)
  /** Pages that must share a module before it goes to the chunk. */
  minShareCount?: number
}

const inFolders = (folders: string) => new RegExp(`/(${folders})/`)

/** Folders of forms that visitors send. */
const forms =
  'views/(?:forms|appointment-layout|appointments|bookings|booking-link|contact|franchise|newsletter|privacy)|client/requests'

/** Folders that few visitors need, however many pages of the admin share them. */
const rare = inFolders(
  `views/(?:pages/)?admin|${forms}|views/(?:categories|requests)|shared/(?:admin|appointments|bookings|claims|contact|content|forms|franchise|leads|newsletter|privacy|search|settings|vouchers|webhooks)`,
)

const isPublic = (id: string) =>
  /\/(views|client|src)\//.test(id) &&
  !rare.test(id) &&
  !/\/client\/passkeys\./.test(id) &&
  !/\/shared\/(zagreb-time|typed-times)\./.test(id) &&
  !/\/shared\/pictures\/(photos-in-text|picture-upload)\./.test(id)

/** Icons that only the admin shows. */
const adminIcons =
  /\/icons\/(arrow-(down|up|up-down)|ban|calendar-(clock|off|plus)|check|chevron-(left|right)|columns-3|download|external-link|eye-off|file-text|image(-(off|plus))?|images|inbox|keyboard|languages|list-checks|loader-circle|log-out|mail-check|message-square-text|paperclip|pen-line|phone-(call|missed)|rotate-ccw|rows-3|scale|shield-exclamation-point|sliders-horizontal|trash|undo-2|user-(check|x))\./

const isIcon = (id: string) => id.includes('/lucide-react/') && !adminIcons.test(id)

/** Groups of modules by chunk. A module goes to the first group that matches it. */
export const chunkGroups: ChunkGroup[] = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|@brillout)\/|rolldown|preload-helper|\/shared\/(addresses|languages)\./,
  },
  { name: 'router', test: (id) => /node_modules\/vike\//.test(id) && id !== ROUTER_ENTRY },
  { name: 'icons', test: isIcon, minShareCount: 4 },
  { name: 'shell', test: isPublic, minShareCount: 15 },
  // The finder of locations requests the API, too, long before its page needs a form.
  { name: 'api', test: /\/client\/requests\/(?!upload)/, minShareCount: 2 },
  {
    name: 'forms',
    test: /\/views\/(?:forms|appointments)\/|\/shared\/forms\/(email|location|nested|phone|fi)/,
    minShareCount: 2,
  },
  ...['contact', 'franchise', 'newsletter', 'privacy'].map((folder) => ({
    name: `${folder}-form`,
    test: inFolders(`(?:views|shared)/${folder}`),
    minShareCount: 2,
  })),
  { name: 'requests', test: /\/@tanstack\/|\/views\/requests\// },
  { name: 'hours', test: /\/views\/opening-hours\/|\/shared\/opening\/opening-hours\./, minShareCount: 2 },
  { name: 'appointments', test: /\/shared\/appointments\//, minShareCount: 2 },
  { name: 'bookings', test: /\/(?:shared|views)\/bookings\//, minShareCount: 2 },
  // Small, for it is needed where neither forms nor the other parts of pages are.
  { name: 'appointment-ways', test: /\/shared\/locations\//, minShareCount: 2 },
  ...['locations', 'services', 'questions', 'people', 'pages/blog/@slug', 'franchise-facts', 'search'].map(
    (folder) => ({
      name: folder.replaceAll(/\W+/g, '-'),
      test: inFolders(`views/${folder}`),
      minShareCount: 2,
    }),
  ),
  { name: 'parts', test: isPublic, minShareCount: 2 },
  { name: 'rarer-icons', test: isIcon, minShareCount: 2 },
  {
    name: 'admin',
    test: /\/((views\/(pages\/)?admin|lucide-react|shared\/webhooks)\/|client\/passkeys\.)/,
    minShareCount: 2,
  },
  // All class names of a feature's or a page's style sheets together.
  { name: (id) => `${/\/views\/(?:pages\/)?([\w-]+)/.exec(id)?.[1] ?? 'other'}-classes`, test: /\.css$/ },
]

const onEveryPage = ['rolldown-runtime', 'framework', 'shell', 'icons']

/** Returns the pattern of a chunk's file name, which distinguishes the chunks that every page loads. */
export const nameOfChunk = ({ name }: { name: string }): string =>
  onEveryPage.includes(name) ? 'assets/a.[hash:7].js' : 'assets/[hash:7].js'

/** Checks whether every page loads a file. */
export const isOnEveryPage = (file: string): boolean => file.startsWith('assets/a.')
