import type { Config } from '../../config.ts'
import type { Alimtalk } from './alimtalk.ts'
import { solapi } from './solapi.ts'

const embedded: Alimtalk = {
  by: 'embedded',
  taken: async () => null,
  send: async () => ({ state: 'delivered', said: '데이터베이스에 보관했어요.', messageId: null }),
  outcome: async () => ({ state: 'delivered', said: '데이터베이스에 보관했어요.' }),
}

/** The Alimtalk port as configured: SOLAPI, or nothing but the outbox. */
export const alimtalkOf = ({ alimtalk }: Config): Alimtalk => (alimtalk.solapi ? solapi(alimtalk.solapi) : embedded)
