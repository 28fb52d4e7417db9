import { sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import type { PublicLine } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { showNumber, won } from '@crm/contract/kit/numbers'
import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { Card } from '../../shared/ui/Card.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import classes from './PublicEstimate.module.css'
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
  <div className={classes.lineWords}>
    <p id={id} className={classes.lineName}>
      {line.el_name} {line.is_optional && <Tag tone="accent">{text.optional}</Tag>}{' '}
      {!line.is_taxable && <Tag>{text.untaxed}</Tag>}
    </p>
    {line.el_content && <p className={classes.lineContent}>{line.el_content}</p>}
    <SmallText>
      {[text.quantity(showNumber(line.el_quantity), line.el_unit, showNumber(line.el_price)), discountWords(line)]
        .filter(Boolean)
        .join(' · ')}
    </SmallText>
  </div>
)

const Line = ({ line, place, onChoose }: { line: PublicLine; place: number; onChoose: Choose }) => {
  const id = useId()
  const isLeftOut = line.is_optional && !line.is_chosen
  return (
    <li className={classes.line} data-left-out={isLeftOut || undefined}>
      {line.is_optional && onChoose && (
        <Checkbox
          size="md"
          aria-labelledby={id}
          checked={line.is_chosen}
          onChange={({ currentTarget }) => onChoose(place, currentTarget.checked)}
        />
      )}
      <LineWords line={line} id={id} />
      <span className={classes.amount}>{won(netOf(line))}</span>
    </li>
  )
}

/** Lines under their headings; optional ones are ticked while the estimate waits for an answer. */
export const EstimateLines = ({ lines, onChoose }: { lines: PublicLine[]; onChoose: Choose }) => (
  <Card title={text.lines} flush>
    {onChoose && lines.some(({ is_optional }) => is_optional) && <p className={classes.hint}>{text.optionalHint}</p>}
    <ul className={classes.lines}>
      {lines.map((line, place) =>
        line.el_kind === 'section' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued estimate stay in their places
          <li key={place} className={classes.section}>
            <h3>{line.el_name}</h3>
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued estimate stay in their places
          <Line key={place} line={line} place={place} onChoose={onChoose} />
        ),
      )}
    </ul>
  </Card>
)
