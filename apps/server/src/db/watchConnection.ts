import type pg from 'pg'

const askEvery = 5000
const patience = 5000

/** What the types leave out: the socket below a client. */
interface WithSocket {
  connection: { stream: { destroy: () => void } }
}

/**
 * A connection that only listens sends nothing, so it would not notice for hours that the other side is gone without a
 * word (a machine that hangs, a failover, a firewall that forgot it). It is asked now and then; without an answer it is
 * ended, and whoever holds it connects again. Answers with what ends the watching.
 */
export const watchConnection = (client: pg.ClientBase) => {
  const end = () => (client as pg.ClientBase & WithSocket).connection.stream.destroy()
  let isAsking = false
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    const late = setTimeout(end, patience)
    try {
      await client.query('select 1')
    } catch {
      end()
    } finally {
      clearTimeout(late)
      isAsking = false
    }
  }
  const timer = setInterval(ask, askEvery)
  const stop = () => clearInterval(timer)
  client.once('end', stop)
  return stop
}
