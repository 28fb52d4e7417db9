import { type ClientRow, clientFields, clientState } from '@crm/contract/features/clients/clients'
import { showBusinessNumber } from '@crm/contract/kit/people'
import { showDate } from '../../shared/lib/date.ts'
import { grouped } from '../../shared/lib/grouped.ts'
import type { Column } from '../../shared/ui/column.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import { shortRegion } from '../reference/regions.ts'
import classes from './Clients.module.css'
import { text } from './clients.messages.ts'

export const StateTag = ({ state }: Pick<ClientRow, 'state'>) => (
  <Tag tone={state === 1 ? 'green' : 'gray'}>{clientState.label(state)}</Tag>
)

const Name = ({ row }: { row: ClientRow }) => (
  <span className={classes.name}>
    <span className={classes.cut}>{row.client_name}</span>
    {row.state === 0 && <StateTag state={row.state} />}
  </span>
)

const managerNames = ({ managers }: ClientRow) => managers.map(({ emp_name }) => emp_name).join(', ') || '-'

export const clientColumns: Column<ClientRow>[] = [
  {
    key: 'client_name',
    title: clientFields.client_name,
    width: 200,
    sortable: true,
    strong: true,
    render: (row) => <Name row={row} />,
  },
  {
    key: 'client_rep_name',
    title: clientFields.client_rep_name,
    width: 96,
    onCard: 'fact',
    render: (row) => row.client_rep_name ?? '-',
  },
  {
    key: 'client_biz_no',
    title: clientFields.client_biz_no,
    width: 124,
    onCard: 'hidden',
    render: (row) => showBusinessNumber(row.client_biz_no) || '-',
  },
  {
    key: 'region',
    title: clientFields.addr_no,
    width: 148,
    onCard: 'fact',
    render: (row) => (row.region ? shortRegion(row.region) : '-'),
  },
  { key: 'bt_name', title: clientFields.bt_no, width: 148, onCard: 'hidden', render: (row) => row.bt_name ?? '-' },
  { key: 'it_name', title: clientFields.it_no, width: 116, onCard: 'hidden', render: (row) => row.it_name ?? '-' },
  { key: 'managers', title: clientFields.client_managers, width: 130, onCard: 'fact', render: managerNames },
  {
    key: 'cash',
    title: text.cash,
    width: 92,
    align: 'right',
    sortable: true,
    onCard: 'hidden',
    render: (row) => grouped(row.cash),
  },
  {
    key: 'reg_dt',
    title: text.registered,
    width: 118,
    sortable: true,
    onCard: 'hidden',
    render: (row) => showDate(row.reg_dt),
  },
]
