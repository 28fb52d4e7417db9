import { type CashLog, cashType, pocket } from '@crm/contract/features/pocket/pocket'
import { messages } from '@crm/contract/messages'
import { choice } from '../../shared/kit/list/filters/pieces.tsx'
import { ListCard } from '../../shared/kit/list/ListCard.tsx'
import { prompt } from '../../shared/ui/overlay/dialogs.ts'
import { cashColumns } from './cashColumns.tsx'
import { useReverse } from './pocket.api.ts'
import { pocketText } from './pocket.messages.ts'

const useAskReverse = () => {
  const reverse = useReverse()
  return async (entry: CashLog) => {
    const reason = await prompt({
      title: pocketText.askReverse(entry.cl_amount),
      description: pocketText.reverseHow,
      label: pocketText.reverseReason,
      yes: pocketText.reverse,
      tone: 'danger',
      check: (typed) => (typed.trim() ? null : messages.reasonMissing),
    })
    if (reason !== null) reverse.mutate({ params: { cl_no: entry.cl_no }, body: { reason } })
  }
}

const filters = [choice('cl_type', cashType, { label: pocketText.kind, all: pocketText.allKinds, width: 120 })]

/** Everything that ever happened to a company's points, the newest first; a mistake is undone here. */
export const PocketHistory = ({ client_no }: { client_no: number }) => (
  <ListCard
    emptyAction={null}
    endpoint={pocket.list}
    columns={cashColumns(useAskReverse())}
    filters={filters}
    fixed={{ client_no }}
    words={pocketText.list}
  />
)
