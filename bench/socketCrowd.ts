import type { ChildProcess } from 'node:child_process'
import { startChild } from './children.ts'
import type { SocketOrder, SocketReport } from './socketTalk.ts'

const program = new URL('socketClients.ts', import.meta.url)
const socketsEach = 1_500
const patienceMs = 5_000

export interface SocketCrowd {
  /** Connects one socket with each token and keeps it. */
  connect: (url: string, tokens: string[]) => Promise<void>
  /** When the socket with this token is told that its session has ended. */
  signedOutAt: (token: string) => Promise<number>
}

const shareOf = (tokens: string[], member: number, members: number) =>
  tokens.filter((_, index) => index % members === member)

const obey = (child: ChildProcess, order: SocketOrder) =>
  new Promise<void>((resolve, reject) => {
    const hear = (report: SocketReport) => {
      if (report.what === 'signedOut') return
      child.off('message', hear)
      if (report.what === 'connected') resolve()
      else reject(new Error(`A socket could not connect: ${report.message}`))
    }
    child.on('message', hear)
    child.once('exit', () => reject(new Error('A process that holds sockets ended')))
    child.send(order)
  })

/** People with open screens, spread over as many processes as it takes to hold that many. */
export const gatherCrowd = async (size: number): Promise<SocketCrowd> => {
  const members = await Promise.all(Array.from({ length: Math.ceil(size / socketsEach) }, () => startChild(program)))
  return {
    connect: async (url, tokens) => {
      await Promise.all(
        members.map((child, member) => obey(child, { url, tokens: shareOf(tokens, member, members.length) })),
      )
    },
    signedOutAt: (token) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('signed_out did not arrive')), patienceMs)
        const hear = (report: SocketReport) => {
          if (report.what !== 'signedOut' || report.token !== token) return
          clearTimeout(timer)
          for (const child of members) child.off('message', hear)
          resolve(report.at)
        }
        for (const child of members) child.on('message', hear)
      }),
  }
}
