import { clients } from '@crm/contract/features/clients/clients'
import { useDebouncedValue } from '@mantine/hooks'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useReadPages } from '../../shared/lib/server/useReadPages.ts'

const typingPause = 300

const membersAtOnce = 30

export const useClientMembers = (client_no: number) =>
  useReadPages(clients.members, { params: { client_no } }, membersAtOnce)

/** Companies that may be the one being entered; asked when people pause. */
export const useSimilar = (wanted: { client_name: string; client_biz_no: string }, except?: number) => {
  const [settled] = useDebouncedValue(wanted, typingPause)
  const query = { client_name: settled.client_name.trim(), client_biz_no: settled.client_biz_no.trim(), except }
  const enabled = query.client_name.length > 1 || query.client_biz_no.length > 9
  const { data } = useRead(clients.similar, { query }, { enabled })
  return enabled ? (data?.query ?? []) : []
}
