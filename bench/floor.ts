import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPool } from '../apps/server/src/db/pool.ts'
import type { Query } from './capture.ts'

// The least that could be done: no framework, no sign-in, no checks; the same queries, the rows as JSON.
const { DATABASE_URL: url = '', POOL = '', QUERIES = '[]' } = process.env
/** By number: GET /0 asks the first read's queries. */
const reads: Query[][] = JSON.parse(QUERIES)
const pool = createPool({ url, max: Number(POOL), onIdleError: () => {} })

const runQueries = async (number: number) => {
  const queries = reads[number]
  if (!queries) throw new Error('There is no such read')
  const results = await Promise.all(queries.map((query) => pool.query(query)))
  return JSON.stringify(results.map(({ rows }) => rows))
}

const server = createServer((request, response) => {
  runQueries(Number(request.url?.slice(1))).then(
    (body) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      response.end(body)
    },
    (error: Error) => response.writeHead(500).end(error.message),
  )
})

process.once('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
