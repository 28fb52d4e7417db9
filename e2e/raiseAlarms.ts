import { crmDatabaseUrl, tokenOf } from './people.ts'
import { startAlarmNode } from './server.ts'

/** A second node of the running product that can raise alarms at will: what it raises reaches people on the first. */
export const startAlarmTrigger = async () => {
  const { url, stop } = await startAlarmNode(crmDatabaseUrl())
  return {
    ring: async (user_id: string, about: string, more: { title?: string; body?: string; link?: string } = {}) => {
      const headers = { authorization: `Bearer ${await tokenOf(user_id)}`, 'content-type': 'application/json' }
      const profile = await fetch(`${url}/crm/v3/auth/profile`, { headers })
      const { user } = (await profile.json()) as { user: { user_no: number } }
      const body = JSON.stringify({ to: [user.user_no], title: about, about, ...more })
      const answer = await fetch(`${url}/crm/v3/ring`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`no alarm was raised: ${await answer.text()}`)
    },
    stop,
  }
}
