/** What we use of autocannon, which brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  namespace autocannon {
    interface Request {
      method?: string
      path?: string
      body?: string
      headers?: Record<string, string>
    }

    interface Options {
      url: string
      headers: Record<string, string>
      connections: number
      /** Seconds */
      duration: number
      /** Seconds until a call is given up. */
      timeout: number
      /** Milliseconds between looks at whether the time is over. */
      sampleInt: number
      /** Called for every request that is sent. */
      setupRequest?: (request: Request) => Request
    }

    interface Result {
      /** Seconds */
      duration: number
      errors: number
      non2xx: number
    }
  }

  const autocannon: (
    options: autocannon.Options,
    done: (error: Error | null, result: autocannon.Result) => void,
  ) => EventEmitter
  export = autocannon
}
