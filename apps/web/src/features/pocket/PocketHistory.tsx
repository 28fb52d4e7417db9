import { type CashLog, type CashType, cashType } from '@crm/contract/features/pocket/pocket'
import { messages } from '@crm/contract/messages'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../shared/ui/Card.tsx'
import { DataList } from '../../shared/ui/DataList.tsx'
import { prompt } from '../../shared/ui/dialogs.ts'
import { cashColumns } from './cashColumns.tsx'
import { cashLogPage, useCashLog, useReverse } from './pocket.api.ts'
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

/** Everything that ever happened to a company's points, the newest first; a mistake is undone here. */
export const PocketHistory = ({ client_no }: { client_no: number }) => {
  const [kind, setKind] = useState<CashType | undefined>()
  const [offset, setOffset] = useState(0)
  const found = useCashLog(client_no, { cl_type: kind, offset })
  const askReverse = useAskReverse()
  return (
    <Card
      flush
      title={pocketText.history}
      actions={
        <Select
          size="xs"
          w={120}
          clearable
          aria-label={pocketText.kind}
          placeholder={pocketText.allKinds}
          data={cashType.options}
          value={kind ?? null}
          onChange={(chosen) => {
            setKind((chosen ?? undefined) as CashType | undefined)
            setOffset(0)
          }}
        />
      }
    >
      <DataList
        bare
        read={found}
        columns={cashColumns(askReverse)}
        rowKey={({ cl_no }) => cl_no}
        empty={kind ? pocketText.emptyOfKind : pocketText.empty}
        page={{ offset, limit: cashLogPage, onChange: setOffset }}
      />
    </Card>
  )
}
