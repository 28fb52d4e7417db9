import {
  estimateItems,
  type Item,
  itemFields,
  itemState,
  itemTax,
} from '@crm/contract/features/estimateItems/estimateItems'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { HistoryCard } from '../../shared/kit/history/HistoryCard.tsx'
import type { PeekProps } from '../../shared/kit/list/ListPage.tsx'
import { RecordPanel } from '../../shared/kit/record/RecordPanel.tsx'
import { showExactWon } from '../../shared/lib/money.ts'
import { showNumber } from '../../shared/lib/showNumber.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { confirm } from '../../shared/ui/dialogs.ts'
import { Facts } from '../../shared/ui/Facts.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { estimateItemsText as text } from './estimateItems.messages.ts'
import { ItemForm } from './ItemForm.tsx'

const Actions = ({ item, onClose }: { item: Item; onClose: () => void }) => {
  const [isEditing, setEditing] = useState(false)
  const remove = useWrite(estimateItems.remove, { done: messages.deleted, onDone: onClose })
  const ask = async () => {
    if (await confirm({ title: messages.reallyDelete, description: item.ei_name, yes: text.remove, tone: 'danger' }))
      remove.mutate({ params: { ei_no: item.ei_no } })
  }
  return (
    <>
      <Button variant="default" loading={remove.isPending} onClick={ask}>
        {text.remove}
      </Button>
      <Button onClick={() => setEditing(true)}>{text.edit}</Button>
      {isEditing && <ItemForm item={item} onClose={() => setEditing(false)} />}
    </>
  )
}

const won = (amount: number | null) => (amount === null ? text.none : showExactWon(amount))

const ItemFacts = ({ item }: { item: Item }) => (
  <Card title={item.ei_name}>
    <Facts
      facts={[
        [itemFields.psrv_no, item.psrv_name ?? text.none],
        [itemFields.ei_unit, item.ei_unit],
        item.ei_content !== '' && [itemFields.ei_content, item.ei_content, 'wide'],
        [itemFields.ei_price, won(item.ei_price)],
        [itemFields.ei_floor_price, won(item.ei_floor_price)],
        [itemFields.ei_cost, won(item.ei_cost)],
        [itemFields.is_taxable, itemTax.label(item.is_taxable ? 1 : 0)],
        [itemFields.ei_pocket, `${showNumber(item.ei_pocket)} ${text.points}`],
        [itemFields.state, itemState.label(item.state)],
        [text.registeredBy, item.emp_name],
      ]}
    />
  </Card>
)

/** One item of the price list beside it, with every price it had. */
export const ItemPanel = ({ ei_no, onClose }: PeekProps<'ei_no'>) => (
  <RecordPanel
    endpoint={estimateItems.detail}
    params={{ ei_no }}
    title={(item) => item?.ei_name ?? text.list.title}
    actions={(item) => <Actions item={item} onClose={onClose} />}
    words={{ missingTitle: text.missingTitle }}
    onClose={onClose}
  >
    {(item) => (
      <Stack>
        <ItemFacts item={item} />
        <HistoryCard to={{ to_table: 'estimate_items', to_no: ei_no }} />
      </Stack>
    )}
  </RecordPanel>
)
