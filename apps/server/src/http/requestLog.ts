import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'

type Line = Parameters<Logger['info']>

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
type Level = (typeof levels)[number]

/** A log that names its request in every line. Most requests say nothing: what it takes is made with the first line. */
class RequestLog {
  readonly #parent: Logger
  readonly #bindings: Record<string, unknown>
  #own: Logger | undefined

  constructor(parent: Logger, bindings: Record<string, unknown>) {
    this.#parent = parent
    this.#bindings = bindings
  }

  get level() {
    return this.#parent.level
  }

  isLevelEnabled(level: Level) {
    return this.#parent.isLevelEnabled(level)
  }

  child(...rest: Parameters<Logger['child']>) {
    return this.#made().child(...rest)
  }

  write(level: Level, line: Line) {
    if (this.#parent.isLevelEnabled(level)) this.#made()[level](...line)
  }

  silent() {}

  #made() {
    this.#own ??= this.#parent.child(this.#bindings)
    return this.#own
  }
}

const write = Object.fromEntries(
  levels.map((level) => [
    level,
    function (this: RequestLog, ...line: Line) {
      this.write(level, line)
    },
  ]),
)
Object.assign(RequestLog.prototype, write)

export const requestLog = (parent: FastifyBaseLogger, bindings: Record<string, unknown>) =>
  new RequestLog(parent as Logger, bindings) as unknown as FastifyBaseLogger
