import { cashType, type OwnCashLog, pocket } from '@crm/contract/features/pocket/pocket'
import { columnsOf } from '@crm/contract/kit/columns'
import { screens } from '@crm/contract/screens'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { showFullDate } from '../../shared/lib/format/date.ts'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { contextToCome } from '../../shared/ui/page/Page.tsx'
import { Amount, cashTones } from './cashColumns.tsx'
import { pocketText as text } from './pocket.messages.ts'

const columns = withCells(
  columnsOf<OwnCashLog>()('cl_no', {
    reg_dt: { title: text.date, kind: 'date', width: 120, card: 'fact' },
    cl_type: { title: text.kindTitle, width: 80, card: 'fact', value: ({ cl_type }) => cashType.label(cl_type) },
    reason: {
      title: text.content,
      card: 'title',
      value: ({ cl_type, reason }) => reason ?? text.plainReasons[cl_type],
    },
    cl_amount: { title: text.amount, kind: 'number', width: 120, card: 'side' },
    cl_balance: { title: text.balanceTitle, kind: 'number', width: 120, card: 'fact' },
  }),
  {
    reg_dt: ({ reg_dt }) => showFullDate(reg_dt),
    cl_type: ({ cl_type }) => <Tag tone={cashTones[cl_type]}>{cashType.label(cl_type)}</Tag>,
    cl_amount: ({ cl_amount }) => <Amount value={cl_amount} />,
    cl_balance: ({ cl_balance }) => text.points(cl_balance),
  },
)

/** A company's own points: what came, what went, and what was left each time. */
export const ClientPocketScreen = () => (
  <ListPage
    emptyAction={null}
    endpoint={pocket.own}
    columns={columns}
    saved={null}
    words={{
      title: screens.ClientPocket.title,
      context: (answer) => (answer ? text.balanceNow(answer.cash) : contextToCome),
      empty: text.ownEmpty,
    }}
  />
)
