import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { refuse } from './refusal.ts'

interface KeyedCall {
  user_no: number
  key: string
  endpoint: string
  body: unknown
}

const shape = /^[\w-]{8,100}$/

/** The key a client sent, if it is one. */
export const readKey = (header: string | string[] | undefined) => {
  if (header === undefined) return undefined
  if (typeof header === 'string' && shape.test(header)) return header
  return refuse('malformed_request')
}

/**
 * Does the work once per key. The row is part of the caller's transaction: a second call with the same key waits at
 * the primary key until the first has committed, then gets its answer; if the first rolls back, the second does the work.
 */
export const once = async <Answer>(
  db: Db,
  call: KeyedCall,
  work: () => Promise<Answer>,
  onReplay: () => void,
): Promise<Answer> => {
  const { user_no, key, endpoint } = call
  const body_hash = createHash('sha256')
    .update(JSON.stringify(call.body ?? null))
    .digest('base64')
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ user_no, key, endpoint, body_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()

  if (!claimed) {
    const earlier = await db
      .selectFrom('idempotency_keys')
      .select(['endpoint', 'body_hash', 'answer'])
      .where('user_no', '=', user_no)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (earlier.endpoint !== endpoint || earlier.body_hash !== body_hash) refuse('key_reused')
    onReplay()
    return earlier.answer as Answer
  }

  const answer = await work()
  await db
    .updateTable('idempotency_keys')
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where('user_no', '=', user_no)
    .where('key', '=', key)
    .execute()
  return answer
}
