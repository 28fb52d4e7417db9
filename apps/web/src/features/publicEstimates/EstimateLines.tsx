import { sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import type { PublicLine } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { showNumber, won } from '@crm/contract/kit/numbers'
import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card, CardPart } from '../../shared/ui/layout/Card.tsx'
import { Grow } from '../../shared/ui/layout/Stack.tsx'
import { Row, RowHeading, RowList } from '../../shared/ui/list/RowList.tsx'
import { pageText as text } from './publicEstimates.messages.ts'

type Choose = ((place: number, isChosen: boolean) => void) | undefined

/** Of one line alone, whether it counts or not. */
const netOf = (line: PublicLine) =>
  sumsOf({ lines: [{ ...line, is_optional: false }], est_discount: null, est_vat_mode: 'free' }).net

const discountWords = ({ el_discount }: PublicLine) =>
  el_discount && el_discount.value > 0
    ? text.discount(el_discount.kind === 'rate' ? `${el_discount.value}%` : won(el_discount.value))
    : null

const LineWords = ({ line, id }: { line: PublicLine; id: string }) => (
  <Grow>
    <Text as="p" id={id} weight="medium">
      {line.el_name} {line.is_optional && <Tag tone="accent">{text.optional}</Tag>}{' '}
      {!line.is_taxable && <Tag>{text.untaxed}</Tag>}
    </Text>
    {line.el_content && (
      <Text as="p" tone="second" size="small" keepsLines>
        {line.el_content}
      </Text>
    )}
    <SmallText>
      {[text.quantity(showNumber(line.el_quantity), line.el_unit, showNumber(line.el_price)), discountWords(line)]
        .filter(Boolean)
        .join(' · ')}
    </SmallText>
  </Grow>
)

const Line = ({ line, place, onChoose }: { line: PublicLine; place: number; onChoose: Choose }) => {
  const id = useId()
  const isLeftOut = line.is_optional && !line.is_chosen
  return (
    <Row atTop>
      {line.is_optional && onChoose && (
        <Checkbox
          size="md"
          aria-labelledby={id}
          checked={line.is_chosen}
          onChange={({ currentTarget }) => onChoose(place, currentTarget.checked)}
        />
      )}
      <LineWords line={line} id={id} />
      <Text isWhole weight={isLeftOut ? 'normal' : 'strong'} tone={isLeftOut ? 'second' : undefined}>
        {won(netOf(line))}
      </Text>
    </Row>
  )
}

/** Lines under their headings; optional ones are ticked while the estimate waits for an answer. */
export const EstimateLines = ({ lines, onChoose }: { lines: PublicLine[]; onChoose: Choose }) => (
  <Card title={text.lines} flush>
    {onChoose && lines.some(({ is_optional }) => is_optional) && (
      <CardPart hasLine>
        <SmallText>{text.optionalHint}</SmallText>
      </CardPart>
    )}
    <RowList>
      {lines.map((line, place) =>
        line.el_kind === 'section' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued estimate stay in their places
          <RowHeading key={place}>{line.el_name}</RowHeading>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued estimate stay in their places
          <Line key={place} line={line} place={place} onChoose={onChoose} />
        ),
      )}
    </RowList>
  </Card>
)
