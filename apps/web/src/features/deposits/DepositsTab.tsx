import { depositColumns, depositFields, deposits } from '@crm/contract/features/deposits/deposits'
import { payType } from '@crm/contract/features/projects/projects.words'
import { won } from '@crm/contract/kit/numbers'
import { choice, dates, keyword, toggle } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { useFilter } from '../../shared/lib/address/useFilter.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { DepositForm } from './DepositForm.tsx'
import { DepositPanel } from './DepositPanel.tsx'
import { DepositTag } from './DepositTag.tsx'
import { depositsText as text } from './deposits.messages.ts'

const columns = withCells(depositColumns, {
  dep_pay_type: (deposit) => <DepositTag deposit={deposit} otherwise={payType.label(deposit.dep_pay_type)} />,
})

const filters = [
  keyword(text.search),
  choice('dep_pay_type', payType, { label: depositFields.dep_pay_type, all: text.allPayTypes }),
  dates('from', 'to', text.period),
  toggle('is_unshared', text.onlyUnshared),
]

/** What the deposits that the filter leaves come to. */
const DepositSums = () => {
  const [filter] = useFilter(deposits.sums.query)
  const sums = useRead(deposits.sums, { query: filter }).data?.query[0]
  return (
    <SmallText>
      {sums ? text.sums(sums.count, won(sums.came), won(sums.refunded), won(sums.unshared)) : '\u00a0'}
    </SmallText>
  )
}

/** Money that came and went; a row opens beside the list. */
export const DepositsTab = () => (
  <ListPage
    endpoint={deposits.list}
    columns={columns}
    filters={filters}
    above={<DepositSums />}
    create={{ form: DepositForm, endpoint: deposits.create }}
    excel={deposits.excel}
    saved="deposits"
    peek={DepositPanel}
    words={text.list}
  />
)
