// `npm run pictures:move -- store|database`: moves the files of pictures; it continues where it was interrupted.
import { movePicturesToDatabase, movePicturesToStore } from '#src/pictures/store/move-pictures.js'
import { PictureStore, StoreFailure } from '#src/pictures/store/picture-store.js'
import { runCommand } from '#src/platform/commands/run-command.js'
import { Environment } from '#src/platform/config/environment.js'
import { StartupError } from '#src/platform/config/startup-error.js'
import { withDatabase } from '../backup/command-database.js'

const ways = { store: movePicturesToStore, database: movePicturesToDatabase }

await runCommand(async () => {
  const [to = '', ...rest] = process.argv.slice(2)
  if (!Object.hasOwn(ways, to) || rest.length > 0)
    throw new StartupError('Usage: npm run pictures:move -- store|database')
  const environment = Environment.read(process.env)
  if (!environment.pictureStore) throw new StartupError('PICTURE_STORE_URL is not set.')
  const store = new PictureStore(environment.pictureStore)
  const files = await withDatabase(environment, (dataSource) =>
    ways[to as keyof typeof ways](dataSource, store).catch((error: unknown) => {
      throw error instanceof StoreFailure ? new StartupError(`The store failed, run again: ${error.message}`) : error
    }),
  )
  console.log(`Files moved: ${files}`)
})
