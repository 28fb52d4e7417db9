import { once } from 'node:events'
import { bearer } from './sessions.ts'
import type { DatabaseName, Workplace } from './workplace.ts'

/** As it went to `pg`; a named one is a prepared statement. */
export interface Query {
  name?: string
  text: string
  values: unknown[]
}

export interface SignedRead {
  path: string
  token: string
}

const noteQueries = new URL('noteQueries.ts', import.meta.url)

/** The server's two pools name their statements apart from each other; the floor has one pool for all of them. */
const nameByText = () => {
  const texts: string[] = []
  return ({ name, text, values }: Query): Query => {
    if (name === undefined) return { text, values }
    if (!texts.includes(text)) texts.push(text)
    return { name: `floor_${texts.indexOf(text)}`, text, values }
  }
}

/** Lets a real server answer each read and notes what it asks the database: the floor asks exactly that. */
export const captureQueries = async (
  workplace: Workplace,
  name: DatabaseName,
  reads: SignedRead[],
): Promise<Query[][]> => {
  const server = await workplace.freshServer(name, [`--import=${noteQueries.href}`])
  const ask = async ({ path, token }: SignedRead): Promise<Query[]> => {
    const noted = once(server.child, 'message')
    const response = await fetch(server.url + path, { headers: bearer(token) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
    const [queries] = (await noted) as [Query[]]
    if (queries.length === 0) throw new Error(`${path} asks the database nothing: it has no floor`)
    return queries
  }
  const rename = nameByText()
  const captured: Query[][] = []
  for (const read of reads) {
    // The first call also asks who the token belongs to, which the server then remembers.
    await ask(read)
    captured.push((await ask(read)).map(rename))
  }
  await server.stop()
  return captured
}
