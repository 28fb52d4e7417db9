import { itemState } from '@crm/contract/features/estimateItems/estimateItems'
import { estimatePackages, type Package, packageFields } from '@crm/contract/features/estimatePackages/estimatePackages'
import { showNumber, won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import type { PeekProps } from '../../shared/kit/list/OpenedPeek.tsx'
import { RecordPeek } from '../../shared/kit/record/RecordPeek.tsx'
import { recordView } from '../../shared/kit/record/recordView.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { useItems } from './estimatePackages.api.ts'
import { estimatePackagesText as text } from './estimatePackages.messages.ts'
import { PackageForm } from './PackageForm.tsx'

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
              about={item && [won(item.ei_price), item.state === 0 && text.off].filter(Boolean).join(' · ')}
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

const view = recordView({
  endpoints: estimatePackages,
  keyName: 'ep_no',
  table: 'estimate_packages',
  list: { path: pathOf('AdminItem', {}, { tab: 'packages' }), title: text.list.title },
  words: text,
  name: ({ ep_name }) => ep_name,
  edit: (made, onClose) => <PackageForm made={made} onClose={onClose} />,
  facts: (made) => [
    made.ep_text !== '' && [packageFields.ep_text, made.ep_text, 'wide'],
    [text.amount, won(made.ep_amount)],
    [packageFields.state, itemState.label(made.state)],
    [text.registeredBy, made.emp_name],
  ],
  children: (made) => <Lines made={made} />,
})

/** One package beside the list, with what its items cost today. */
export const PackagePanel = ({ ep_no, onClose }: PeekProps<'ep_no'>) => (
  <RecordPeek view={view} no={ep_no} onClose={onClose} />
)
