import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'

// The least that could be done with a file: its bytes onto the disk, and from there. No form, no checks, no database.
const { FILE = '' } = process.env

// Flushed, as the product does: a copy that a power cut takes away is none.
const take = async (request: IncomingMessage, response: ServerResponse) => {
  await pipeline(request, createWriteStream(FILE, { flush: true }))
  response.writeHead(204).end()
}

const give = async (response: ServerResponse) => {
  const { size } = await stat(FILE)
  response.writeHead(200, { 'content-length': size })
  await pipeline(createReadStream(FILE), response)
}

const server = createServer((request, response) => {
  const work = request.method === 'POST' ? take(request, response) : give(response)
  work.catch((error: Error) => response.destroy(error))
})

process.once('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
