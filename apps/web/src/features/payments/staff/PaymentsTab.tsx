import { paymentColumns } from '@crm/contract/features/payments/paymentList'
import { payments } from '@crm/contract/features/payments/payments'
import { payMethod, payState, payType } from '@crm/contract/features/payments/payments.rows'
import { choice, dates, keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { company } from '../../reference/filters.tsx'
import { PayStateTag } from '../PayStateTag.tsx'
import { paymentsText as text } from '../payments.messages.ts'
import { PaymentPanel } from './PaymentPanel.tsx'

const columns = withCells(paymentColumns, { pay_state: ({ pay_state }) => <PayStateTag state={pay_state} /> })

const filters = [
  keyword(text.search),
  choice('pay_state', payState, { label: text.state, all: text.allStates }),
  choice('pay_method', payMethod, { label: text.method, all: text.allMethods }),
  choice('pay_type', payType, { label: text.type, all: text.allTypes }),
  company('client_no'),
  dates('start_dt', 'end_dt'),
]

/** Every payment with its refunds; a row opens beside the list, where money is recorded and refunds are decided. */
export const PaymentsTab = () => (
  <ListPage
    emptyAction={null}
    endpoint={payments.list}
    columns={columns}
    filters={filters}
    excel={payments.excel}
    saved="payments"
    peek={PaymentPanel}
    words={text.list}
  />
)
