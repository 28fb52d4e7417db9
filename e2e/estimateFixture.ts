import { estimateDraft } from '../apps/server/src/testing/fixtures/money/estimateDrafts.ts'
import { crmUrl, tokenOf } from './people.ts'

/** A call of estimates by the ceo; answers its first row. */
export const postEstimate = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf('ceo')}` }
  const answer = await fetch(`${crmUrl()}/crm/v3/estimates${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const { query } = (await answer.json()) as { query: { est_no: number; rev: number; t: string }[] }
  return query[0] as (typeof query)[number]
}

/** An estimate that its client could answer; nobody was sent a link to it. */
export const issueEstimate = async (proj_no: number, draft: Parameters<typeof estimateDraft>[0]) => {
  const { est_no, rev } = await postEstimate('', { proj_no, ...estimateDraft(draft) })
  await postEstimate(`/${est_no}/issue`, { rev, sends_mail: false })
  return est_no
}
