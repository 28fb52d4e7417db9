import pino, { type Logger } from 'pino'

const secrets = ['token', 'user_pw', 'authorization', 'password', 'cookie'].flatMap((name) => [name, `*.${name}`])

/** JSON lines for machines; readable ones when a person is looking at the terminal. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    redact: secrets,
    base: { pid: process.pid },
    ...(process.stdout.isTTY
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid', translateTime: 'HH:MM:ss' } } }
      : {}),
  })
