import { coupons } from '@crm/contract/features/coupons/coupons'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { couponsText as text } from './coupons.messages.ts'

export const useCouponPeople = (keyword: string) => useRead(coupons.people, { query: { keyword, limit: 30 } })

export const useStopCoupon = (is_stopped: boolean) =>
  useWrite(coupons.stop, { done: is_stopped ? text.stopped : text.resumed })
