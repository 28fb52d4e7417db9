import { itemState } from '@crm/contract/features/estimateItems/estimateItems'
import { estimatePackages, type Package, packageFields } from '@crm/contract/features/estimatePackages/estimatePackages'
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
import { RowItem, RowList } from '../../shared/ui/RowList.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { useItems } from './estimatePackages.api.ts'
import { estimatePackagesText as text } from './estimatePackages.messages.ts'
import { PackageForm } from './PackageForm.tsx'

const Actions = ({ made, onClose }: { made: Package; onClose: () => void }) => {
  const [isEditing, setEditing] = useState(false)
  const remove = useWrite(estimatePackages.remove, { done: messages.deleted, onDone: onClose })
  const ask = async () => {
    if (await confirm({ title: messages.reallyDelete, description: made.ep_name, yes: text.remove, tone: 'danger' }))
      remove.mutate({ params: { ep_no: made.ep_no } })
  }
  return (
    <>
      <Button variant="default" loading={remove.isPending} onClick={ask}>
        {text.remove}
      </Button>
      <Button onClick={() => setEditing(true)}>{text.edit}</Button>
      {isEditing && <PackageForm made={made} onClose={() => setEditing(false)} />}
    </>
  )
}

const Lines = ({ made }: { made: Package }) => {
  const items = new Map(useItems().map((item) => [item.ei_no, item]))
  return (
    <Card title={packageFields.ep_lines} note={made.line_count} flush>
      <RowList label={packageFields.ep_lines}>
        {made.ep_lines.map(({ ei_no, quantity, rate }, place) => {
          const item = items.get(ei_no)
          return (
            <RowItem
              // biome-ignore lint/suspicious/noArrayIndexKey: the same item may be there twice
              key={place}
              name={item?.ei_name ?? ''}
              about={item && [showExactWon(item.ei_price), item.state === 0 && text.off].filter(Boolean).join(' · ')}
            >
              <SmallText>
                {[`${showNumber(quantity)}${item?.ei_unit ?? ''}`, rate > 0 && `-${rate}${text.percent}`]
                  .filter(Boolean)
                  .join(' · ')}
              </SmallText>
            </RowItem>
          )
        })}
      </RowList>
    </Card>
  )
}

/** One package beside the list, with what its items cost today. */
export const PackagePanel = ({ ep_no, onClose }: PeekProps<'ep_no'>) => (
  <RecordPanel
    endpoint={estimatePackages.detail}
    params={{ ep_no }}
    title={(made) => made?.ep_name ?? text.list.title}
    actions={(made) => <Actions made={made} onClose={onClose} />}
    words={{ missingTitle: text.missingTitle }}
    onClose={onClose}
  >
    {(made) => (
      <Stack>
        <Card title={made.ep_name}>
          <Facts
            facts={[
              made.ep_text !== '' && [packageFields.ep_text, made.ep_text, 'wide'],
              [text.amount, showExactWon(made.ep_amount)],
              [packageFields.state, itemState.label(made.state)],
              [text.registeredBy, made.emp_name],
            ]}
          />
        </Card>
        <Lines made={made} />
        <HistoryCard to={{ to_table: 'estimate_packages', to_no: ep_no }} />
      </Stack>
    )}
  </RecordPanel>
)
