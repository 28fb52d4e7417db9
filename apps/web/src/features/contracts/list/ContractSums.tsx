import { contracts } from '@crm/contract/features/contracts/contracts'
import { won } from '@crm/contract/kit/numbers'
import { useFilter } from '../../../shared/lib/address/useFilter.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { contractsText as text } from '../contracts.messages.ts'

/** What the contracts that the filter leaves come to. */
export const ContractSums = () => {
  const [filter] = useFilter(contracts.sums.query)
  const sums = useRead(contracts.sums, { query: filter }).data?.query[0]
  return (
    <SmallText>
      {sums ? text.sums(sums.count, won(sums.ctr_amount), won(sums.paid), won(sums.balance)) : '\u00a0'}
    </SmallText>
  )
}
