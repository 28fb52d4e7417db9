import { estimates } from '@crm/contract/features/estimates/estimates'
import { won } from '@crm/contract/kit/numbers'
import { useFilter } from '../../../shared/lib/address/useFilter.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { adminText as text } from './admin.messages.ts'

/** What the estimates that the filter leaves come to. */
export const EstimateSums = () => {
  const [filter] = useFilter(estimates.sums.query)
  const sums = useRead(estimates.sums, { query: filter }).data?.query[0]
  return (
    <SmallText>
      {sums ? text.sums(sums.count, won(sums.est_supply), won(sums.est_vat), won(sums.est_amount)) : '\u00a0'}
    </SmallText>
  )
}
