import { Email, join, UserId } from '@crm/contract/features/join/join'
import { reference } from '@crm/contract/features/reference/reference'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { businessNumber } from '@crm/contract/kit/people'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { quietCall } from '../../shared/lib/server/api.ts'
import { readKey } from '../../shared/lib/server/queryClient.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'

const whole = { query: { offset: 0, limit: 1000 } }

export const useTeams = () => useRead(reference.teams, whole).data?.query ?? []
export const useRegions = () => useRead(reference.addr, whole).data?.query ?? []
export const useBusinessTypes = () => useRead(reference.businessTypes, whole).data?.query ?? []

/** `unknown`: nothing to ask about yet, or no answer; sending the form decides then. */
type Availability = 'unknown' | 'checking' | 'free' | 'taken'

const pause = 450
const freshFor = 60_000

interface Check {
  endpoint: typeof join.checkId | typeof join.checkEmail | typeof join.checkBizNo
  schema: z.ZodType
}

type CheckedField = 'user_id' | 'user_email' | 'client_biz_no'

const checks: Record<CheckedField, Check> = {
  user_id: { endpoint: join.checkId, schema: UserId },
  user_email: { endpoint: join.checkEmail, schema: Email },
  client_biz_no: { endpoint: join.checkBizNo, schema: businessNumber() },
}

type Answer = { query: { is_free: boolean }[] }
type LooseCall = (endpoint: AnyEndpoint, request: object, options: object) => Promise<unknown>

/** Asks once people pause, and only about what could be right at all. */
export const useAvailability = (field: CheckedField, typed: string): Availability => {
  const { endpoint, schema } = checks[field]
  const [settled] = useDebouncedValue(typed, pause)
  const value = schema.safeParse(settled).data
  const isAskable = value !== undefined && settled === typed
  const body = { [field]: value }
  const { data, isFetching } = useQuery({
    queryKey: readKey(endpoint, body),
    queryFn: ({ signal }) => (quietCall as LooseCall)(endpoint, { body }, { signal }) as Promise<Answer>,
    enabled: isAskable,
    staleTime: freshFor,
    retry: false,
  })
  if (!isAskable) return 'unknown'
  if (data) return data.query[0]?.is_free ? 'free' : 'taken'
  return isFetching ? 'checking' : 'unknown'
}

export const useDeviceProof = () => useRead(join.deviceProof)
export const useSendDeviceCode = () => useWrite(join.sendDeviceCode)
