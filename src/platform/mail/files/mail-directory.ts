import { join } from 'node:path'
import type { Environment } from '../../config/environment.js'

/** Returns the directory of mails stored as files, which mail programs can open. */
export const mailDirectory = ({ dataDir }: Pick<Environment, 'dataDir'>): string => join(dataDir, 'mail')
