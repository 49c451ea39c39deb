import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './server-process.js'

/** TCP proxy to the server of a URL that can be cut, or left open and silent. */
export async function openBreakableLine(serverUrl: string) {
  const target = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let silent = false
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => !silent && to.write(chunk))
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  const port = await freePort() // one of the ephemeral range could be taken while it is cut
  const listen = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen()
  const url = new URL(target)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    cut() {
      server.close()
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    mend: listen,
    fallSilent: () => (silent = true),
    speak: () => (silent = false),
  }
}
