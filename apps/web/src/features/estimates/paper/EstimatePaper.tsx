import type { EstimateDraft, LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { payType } from '@crm/contract/features/projects/projects.words'
import { showNumber } from '@crm/contract/kit/numbers'
import { amountToHangul } from 'es-hangul'
import { Fragment } from 'react'
import { koreaToday, showFullDate } from '../../../shared/lib/format/date.ts'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { amountsOf } from '../editor/estimateValues.ts'
import { shownParts } from '../editor/plans.ts'
import { useCompanyProfile, useSupplier } from '../estimates.api.ts'
import { showDiscount } from '../showDiscount.ts'
import classes from './EstimatePaper.module.css'
import { paperText as text } from './paper.messages.ts'

export interface PaperFacts {
  client_name: string
  /** Null until it is issued. */
  est_code: string | null
  est_issued_dt: string | null
}

interface EstimatePaperProps {
  facts: PaperFacts
  draft: Omit<EstimateDraft, 'lines'> & { lines: (LineDraft & { is_chosen?: boolean })[] }
}

type Amounts = ReturnType<typeof amountsOf>

const Supplier = () => {
  const supplier = useSupplier()
  const profile = useCompanyProfile()
  const rows = [
    [text.businessNumber, supplier?.businessNumber],
    [text.name, supplier?.name],
    [text.representative, supplier?.representative],
    [text.address, supplier?.address],
    [text.business, profile?.cpr_business],
    [text.businessItem, profile?.cpr_item],
    [text.phone, supplier?.phone],
  ] as const
  return (
    <dl className={classes.supplier} aria-label={text.supplier}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? ''}</dd>
        </div>
      ))}
    </dl>
  )
}

const Head = ({ facts, draft }: EstimatePaperProps) => (
  <>
    <p className={classes.title}>{text.title}</p>
    <div className={classes.parties}>
      <div className={classes.client}>
        <p className={classes.to}>{text.to(facts.client_name)}</p>
        {draft.est_to_name && <p>{text.person(draft.est_to_name)}</p>}
        <p className={classes.subject}>{draft.est_title}</p>
        <p>
          {text.number}: {facts.est_code ?? text.draftNumber}
        </p>
        <p>
          {text.date}: {showFullDate(facts.est_issued_dt ?? koreaToday())}
        </p>
        {draft.est_valid_dt && (
          <p>
            {text.validUntil}: {text.until(showFullDate(draft.est_valid_dt))}
          </p>
        )}
      </div>
      <Supplier />
    </div>
  </>
)

interface LinesProps {
  draft: EstimatePaperProps['draft']
  amounts: Amounts
}

const Lines = ({ draft, amounts: { sums, byPlace } }: LinesProps) => {
  let number = 0
  return (
    <table className={`${classes.table} ${classes.lines}`}>
      <thead>
        <tr>
          <th>{text.columns.no}</th>
          <th>{text.columns.name}</th>
          <th>{text.columns.quantity}</th>
          <th>{text.columns.price}</th>
          <th>{text.columns.supply}</th>
          <th>{text.columns.vat}</th>
        </tr>
      </thead>
      <tbody>
        {draft.lines.length === 0 && (
          <tr>
            <td colSpan={6} data-words>
              {text.empty}
            </td>
          </tr>
        )}
        {draft.lines.map((line, place) => {
          const amount = byPlace[place]
          if (!amount)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
              <tr key={place} data-section>
                <td colSpan={6} data-words>
                  {line.el_name}
                </td>
              </tr>
            )
          const isLeftOut = line.is_optional && !line.is_chosen
          if (!isLeftOut) number += 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
            <tr key={place} data-left-out={isLeftOut || undefined}>
              <td>{isLeftOut ? text.optional : number}</td>
              <td data-words>
                {line.el_name}
                {line.el_content && <small>{line.el_content}</small>}
                {line.el_discount && amount.discount > 0 && (
                  <small>{text.discount(showDiscount(line.el_discount))}</small>
                )}
              </td>
              <td>
                {showNumber(Number(line.el_quantity) || 0)} {line.el_unit}
              </td>
              <td data-figure>{showNumber(Number(line.el_price) || 0)}</td>
              <td data-figure>{showNumber(amount.supply)}</td>
              <td data-figure>{showNumber(amount.vat)}</td>
            </tr>
          )
        })}
        {sums.discount.amount > 0 && (
          <tr>
            <td />
            <td colSpan={3} data-words>
              {text.wholeDiscount}
            </td>
            <td data-figure>{showNumber(sums.discount.supply)}</td>
            <td data-figure>{showNumber(sums.discount.vat)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        {(
          [
            [text.supply, sums.supply],
            [text.vatSum, sums.vat],
            [text.total, sums.total],
          ] as const
        ).map(([name, value]) => (
          <tr key={name}>
            <td colSpan={4} data-figure>
              {name}
            </td>
            <td colSpan={2} data-figure>
              {showNumber(value)}
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

const Plan = ({ plans, total }: { plans: EstimateDraft['plans']; total: number }) => {
  const { amounts } = shownParts(total, plans)
  if (plans.length === 0) return null
  return (
    <>
      <p className={classes.heading}>{text.plan}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{text.planColumns.title}</th>
            <th>{text.planColumns.amount}</th>
            <th>{text.planColumns.due}</th>
            <th>{text.planColumns.way}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place
            <tr key={place}>
              <td data-words>{part.epl_title}</td>
              <td data-figure>{showNumber(amounts[place] ?? 0)}</td>
              <td>
                {part.epl_due_kind === 'date'
                  ? showFullDate(part.epl_due_dt)
                  : `${text.due[part.epl_due_kind]} ${text.days(Number(part.epl_due_days) || 0)}`}
              </td>
              <td>{payType.label(part.epl_pay_type)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The estimate as the client will have it: an A4 page that fits its column. */
export const EstimatePaper = ({ facts, draft }: EstimatePaperProps) => {
  const amounts = amountsOf(draft)
  const bank = useCompanyProfile()?.bank
  const { total } = amounts.sums
  const words = [
    [text.bank, bank],
    [text.terms, draft.est_terms],
    [text.note, draft.est_note],
  ] as const
  return (
    <section className={classes.frame} aria-label={text.label}>
      <div className={classes.page}>
        <Head facts={facts} draft={draft} />
        <p>{text.greeting}</p>
        <p className={classes.sum}>
          <strong>{text.sumInWords(amountToHangul(total) || '영')}</strong>{' '}
          <span>
            {text.sumInNumbers(showNumber(total))} {text.vat[draft.est_vat_mode]}
          </span>
        </p>
        <Lines draft={draft} amounts={amounts} />
        <Plan plans={draft.plans} total={total} />
        {words.map(
          ([heading, words]) =>
            words && (
              <Fragment key={heading}>
                <p className={classes.heading}>{heading}</p>
                <Text as="p" keepsLines>
                  {words}
                </Text>
              </Fragment>
            ),
        )}
      </div>
    </section>
  )
}
