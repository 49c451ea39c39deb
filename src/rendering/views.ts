import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { NestExpressApplication } from '@nestjs/platform-express'
import express from 'express'
import type { Environment } from '../config/environment.js'
import { disableVikeAsyncHook } from './vike-async-hook.js'

const builtViews = join(process.cwd(), 'dist/views')
const HOUR_MS = 3_600_000

/** Serves the browser's files: from the build, or in development from Vite, which also keeps them fresh. */
export async function serveViews(app: NestExpressApplication, environment: Environment): Promise<void> {
  if (environment.mode === 'development') return serveFromVite(app)
  await import(pathToFileURL(join(builtViews, 'server/entry.mjs')).href) // registers the pages with vike
  await disableVikeAsyncHook()
  const assets = join(builtViews, 'client/assets')
  app.use('/assets', express.static(assets, { index: false, fallthrough: false, immutable: true, maxAge: '1y' }))
  // The files of client/public: their names stay, so browsers ask again after an hour.
  app.use(express.static(join(builtViews, 'client'), { index: false, redirect: false, maxAge: HOUR_MS }))
}

async function serveFromVite(app: NestExpressApplication): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.getHttpServer() } } })
  app.use(vite.middlewares)
}
