import { randomBytes } from 'node:crypto'
import { pathOf } from '@crm/contract/paths'
import type { Config } from '../../../config.ts'

export const newToken = () => randomBytes(16).toString('base64url')

/** The address of the client's page; whoever has it reads the estimate, so it is written into no log. */
export const linkUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string) => {
  const url = new URL(pathOf('PublicEstimate'), publicUrl)
  url.searchParams.set('t', token)
  return url.href
}
