/** What we use of autocannon, which brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  interface Options {
    url: string
    headers: Record<string, string>
    connections: number
    /** Seconds */
    duration: number
    /** Milliseconds between looks at whether the time is over. */
    sampleInt: number
  }

  interface Result {
    /** Seconds */
    duration: number
    errors: number
    non2xx: number
  }

  const autocannon: (options: Options, done: (error: Error | null, result: Result) => void) => EventEmitter
  export = autocannon
}
