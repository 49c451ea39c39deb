import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync, utimesSync } from 'node:fs'
import { request } from 'node:http'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { contactMessage } from '../support/contact-message.js'
import { postmasterOf } from '../support/embedded-server.js'
import { freePort, isAnswering } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'
import { until } from '../support/until.js'

const STAMP = 'dist/.built'

describe('npm start', () => {
  const storage = siteStorage('embedded')
  const isReady = () => isAnswering(`http://127.0.0.1:${port}/health/ready`)
  const isRunning = async () =>
    Boolean(postmasterOf(storage.variables.DATA_DIR!)) || (await isAnswering(`http://127.0.0.1:${port}/health/live`))

  // Without it, a source that is newer than the build would be built beside the other tests.
  let builtAt: Date
  beforeAll(() => {
    builtAt = statSync(STAMP).mtime
    utimesSync(STAMP, builtAt, new Date(Date.now() + 86_400_000))
  })
  afterAll(() => utimesSync(STAMP, builtAt, builtAt))

  let port: number
  let npm: ChildProcess | undefined
  const start = async (variables: NodeJS.ProcessEnv = {}, command = ['npm', 'start']) => {
    port = await freePort()
    const starter = spawn(command[0]!, command.slice(1), {
      env: {
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
        HOST: '127.0.0.1',
        PORT: String(port),
        PAGE_WARMING: 'false',
        ...storage.variables,
        ...variables,
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    while (!(await isReady())) await pause(50)
    return starter
  }

  afterEach(async () => {
    npm?.kill('SIGKILL')
    await until(async () => !(await isRunning()))
  })

  /** Sends the first half of a message. @returns what sends the other half, and resolves with the stored id */
  const beginMessage = async () => {
    const body = JSON.stringify(contactMessage())
    const post = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/contact',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    })
    post.write(body.slice(0, 20))
    await isReady() // by then the site has received the half
    return async () => {
      post.end(body.slice(20))
      const [response] = await once(post, 'response')
      const [answer] = await once(response, 'data')
      return (JSON.parse(String(answer)) as { id: string }).id
    }
  }

  it.each([
    ['SIGTERM', 'sh'],
    ['SIGINT', 'bash'],
  ] as const)('ends the site and its database on %s with %s, after the requests in progress', async (signal, shell) => {
    npm = await start({ npm_config_script_shell: shell })
    const finish = await beginMessage()
    const ended = once(npm, 'exit')
    npm.kill(signal)
    await pause(200) // the site has received the signal, or its shell has died of it
    const id = await finish()
    expect(await ended).toEqual([null, signal])
    expect(await isRunning()).toBe(false)
    const stored = await storage.withDatabase((dataSource) =>
      dataSource.query<object[]>('SELECT id FROM contact_messages'),
    )
    expect(stored).toContainEqual({ id })
  })

  it('ends the site and its database after SIGHUP, which npm does not pass on', async () => {
    npm = await start()
    npm.kill('SIGHUP')
    await once(npm, 'exit')
    await until(async () => !(await isRunning()))
  })

  it.each([
    ['npm start', 'SIGKILL'], // which npm does not pass on either
    ['node src/start.mjs', 'SIGTERM'],
  ])(
    'keeps "%s" in the background when its shell ends, and ends it and its database after %s',
    async (command, signal) => {
      const shell = await start({}, ['sh', '-c', `${command} & echo $!; read line`])
      const [pid] = (await once(shell.stdout, 'data')) as [Buffer]
      try {
        shell.stdin.end()
        await once(shell, 'exit')
        await pause(2500) // longer than a site looks for its parent
        expect(await isReady()).toBe(true)
      } finally {
        process.kill(Number(pid), signal)
      }
      await until(async () => !(await isRunning()))
    },
  )
})
