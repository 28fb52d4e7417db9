import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A line to the database that can be cut: who comes meanwhile is refused, as when PostgreSQL is down. Or it falls silent:
 * connections stay open and nothing comes back, as when its machine hangs.
 */
export const tcpProxy = async (databaseUrl: string) => {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  const silence: (() => void)[] = []
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    keep(near)
    keep(far)
    near.pipe(far)
    near.on('close', () => far.destroy())
    // A pipe hands on a proper end only: after a reset the other side would wait for ever.
    far.on('close', () => isSilent || near.destroy())
    if (!isSilent) far.pipe(near)
    silence.push(() => far.unpipe(near))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${address.port}`
  return {
    url: url.href,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    fallSilent: () => {
      isSilent = true
      for (const stop of silence.splice(0)) stop()
    },
    /** New connections are answered again; those from before stay silent. */
    speak: () => {
      isSilent = false
    },
    mend: async () => {
      server.listen(address.port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
