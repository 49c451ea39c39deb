import { join } from 'node:path'
import type { Environment } from '../../config/environment.js'

/** Where mails become files that mail programs open. */
export const mailDirectory = ({ dataDir }: Pick<Environment, 'dataDir'>): string => join(dataDir, 'mail')
