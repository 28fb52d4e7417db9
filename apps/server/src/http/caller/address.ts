import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** How many proxies stand in front, or which addresses they have; false for none. */
export type TrustedProxies = false | number | string[]

const mostHops = 10

const isNetwork = (text: string) => {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (!family || more.length) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}

/**
 * `1`, `10.0.0.0/8,127.0.0.1` or `false`; undefined for anything else. "Believe everybody" cannot be said: then whoever
 * calls could choose the address that limits and logs know them by.
 */
export const readTrustedProxies = (text: string): TrustedProxies | undefined => {
  if (text === 'false' || text === '0') return false
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? Number(text) : undefined
  const networks = text.split(',').map((one) => one.trim())
  return networks.every(isNetwork) ? networks : undefined
}

/** As Fastify takes it. A count holds only where nobody reaches the node past its proxies (docs/operations.md). */
export const trustOf = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** Whose address this is was said by a proxy, in a header: what is no address at all is not believed. */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>) =>
  isIP(ip) ? ip : (socket.remoteAddress ?? '')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6')

/** Whether a program on this machine calls by itself, not a proxy on it for somebody else. */
export const isLocalCall = ({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>) => {
  const address = socket.remoteAddress ?? ''
  const isForSomebody = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForSomebody && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
