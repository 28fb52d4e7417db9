import pino from 'pino'
import { readConfig } from '../apps/server/src/config.ts'
import { features } from '../apps/server/src/features.ts'
import { startNode } from '../apps/server/src/node.ts'
import { alarmTrigger, alarmTriggerFeature } from '../apps/server/src/testing/alarmTrigger.ts'
import { createClient } from '../packages/contract/src/kit/client.ts'
import { crmDatabaseUrl, tokenOf } from './people.ts'

/** A second node of the running product that can raise alarms at will: what it raises reaches people on the first. */
export const startAlarmTrigger = async () => {
  const databaseUrl = crmDatabaseUrl()
  const node = await startNode({
    config: readConfig({ PORT: '0', SEED: 'none', DATABASE_URL: databaseUrl, DATABASE_POOL: '4' }),
    databaseUrl,
    log: pino({ level: 'silent' }),
    features: { ...features, alarmTrigger: alarmTriggerFeature },
    clock: false,
  })
  return {
    ring: async (user_id: string, about: string, more: { title?: string; body?: string; link?: string } = {}) => {
      const headers = { authorization: `Bearer ${await tokenOf(user_id)}` }
      const profile = await fetch(`${node.url}/crm/v3/auth/profile`, { headers })
      const { user } = (await profile.json()) as { user: { user_no: number } }
      const call = createClient({ baseUrl: node.url, headers: () => headers })
      await call(alarmTrigger.ring, { body: { to: [user.user_no], title: about, about, ...more } })
    },
    stop: node.close,
  }
}
