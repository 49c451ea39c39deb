import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { NestExpressApplication } from '@nestjs/platform-express'
import express, { type NextFunction, type Request, type Response } from 'express'
import sirv from 'sirv'
import type { Environment } from '#src/platform/config/environment.js'
import { builtViews } from './built-views.js'
import { publicFilesVersion } from './public-files.js'
import { disableVikeAsyncHook } from './vike-async-hook.js'

const HOUR_MS = 3_600_000
const YEAR_SECONDS = 31_536_000
const PERMANENTLY = `public, max-age=${YEAR_SECONDS}, immutable`

/** Serves the browser's files: from the build, or in development from Vite with hot reloading. */
export async function serveViews(app: NestExpressApplication, environment: Environment): Promise<void> {
  if (environment.mode === 'development') return serveFromVite(app)
  await import(pathToFileURL(join(builtViews, 'server/entry.mjs')).href) // registers the pages with vike
  await disableVikeAsyncHook()
  // Files compressed by the build are sent as they are.
  const sendAsset = sirv(join(builtViews, 'client/assets'), {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
  })
  app.use('/assets', (request: Request, response: Response) => sendAsset(request, response))
  // Files of client/public are cached permanently if the address has the version of this build; during an upgrade another process may
  // name a version whose files are elsewhere.
  const sendFile = express.static(join(builtViews, 'client'), {
    index: false,
    redirect: false,
    maxAge: HOUR_MS,
    setHeaders: (response: Response) => {
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin') // for picture searches and link previews
      if (response.req.query.v === publicFilesVersion) response.setHeader('Cache-Control', PERMANENTLY)
    },
  })
  // Paths without a dot cannot be files, and skip the lookup on disk.
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.path.includes('.')) sendFile(request, response, next)
    else next()
  })
}

async function serveFromVite(app: NestExpressApplication): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.getHttpServer() } } })
  app.use(vite.middlewares)
}
