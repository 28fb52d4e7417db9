import {
  estimateItems,
  ItemDraft,
  isFloorRight,
  itemMessages,
  itemState,
  itemTax,
  itemFields as words,
} from '@crm/contract/features/estimateItems/estimateItems'
import type { MemberAccess } from '@crm/contract/kit/endpoint'
import type { Context, ImportField, NumberedRow, Reasons } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { defineImport, type SayWrong } from '../../import/defineImport.ts'
import { repeatedRows } from '../../import/duplicates.ts'
import { wordReader } from '../../import/readers.ts'
import { referenceRows } from '../reference/reference.service.ts'
import { explainFault } from './estimateItems.dbErrors.ts'
import { itemsText } from './estimateItems.messages.ts'
import { findTakenNames, insertItems } from './estimateItems.queries.ts'

/** The columns of a file of items; the list's own Excel file has the same heads. */
const fields = {
  ei_name: {
    label: words.ei_name,
    aliases: ['항목', '품명', '품목'],
    isRequired: true,
    example: 'IR 덱 제작',
    width: 26,
  },
  psrv_no: { label: words.psrv_no, aliases: ['서비스명'], example: '', width: 16 },
  ei_content: { label: words.ei_content, aliases: ['규격', '내용'], example: '20쪽 안팎, 수정 2회', width: 34 },
  ei_unit: { label: words.ei_unit, isRequired: true, example: '식', width: 10 },
  ei_price: { label: words.ei_price, aliases: ['가격', '금액'], isRequired: true, example: '3000000' },
  ei_floor_price: { label: words.ei_floor_price, example: '2400000' },
  ei_cost: { label: words.ei_cost, example: '1200000' },
  is_taxable: { label: words.is_taxable, aliases: ['과세 여부'], example: '과세', width: 10 },
  ei_pocket: { label: words.ei_pocket, example: '0' },
  state: { label: words.state, example: '사용', width: 10 },
} satisfies Record<string, ImportField>

type Field = keyof typeof fields

/** `3,000,000원` is a number, too. */
const wonOf = (text: string, field: Field, say: SayWrong<Field>) => {
  if (!text) return null
  const amount = Number(text.replace(/[,\s원₩]/g, ''))
  if (Number.isFinite(amount)) return amount
  say(field, itemsText.whole)
  return null
}

const reader = async ({ db }: Context) => {
  const services = (await referenceRows(db, 'pocket_service')).map(({ psrv_no, psrv_name }) => ({
    value: psrv_no,
    label: psrv_name,
  }))
  const [serviceOf, taxOf, stateOf] = [
    wordReader(services, null),
    wordReader(itemTax.options, 1),
    wordReader(itemState.options, 1),
  ]
  return (texts: Readonly<Record<Field, string>>, say: SayWrong<Field>) => {
    const row = {
      psrv_no: serviceOf(texts.psrv_no, 'psrv_no', say),
      ei_name: texts.ei_name,
      ei_content: texts.ei_content,
      ei_unit: texts.ei_unit,
      ei_price: wonOf(texts.ei_price, 'ei_price', say) ?? undefined,
      ei_floor_price: wonOf(texts.ei_floor_price, 'ei_floor_price', say),
      ei_cost: wonOf(texts.ei_cost, 'ei_cost', say),
      is_taxable: taxOf(texts.is_taxable, 'is_taxable', say) === 1,
      ei_pocket: wonOf(texts.ei_pocket, 'ei_pocket', say) ?? 0,
      state: stateOf(texts.state, 'state', say),
    }
    if (row.ei_price !== undefined && !isFloorRight({ ...row, ei_price: row.ei_price }))
      say('ei_floor_price', itemMessages.floor)
    return row
  }
}

const check = async (ctx: Context, rows: NumberedRow<ItemDraft>[]) => {
  const taken = await findTakenNames(
    ctx.db,
    rows.map(({ row }) => row),
  )
  const repeated = repeatedRows(rows, ({ psrv_no, ei_name }) => `${psrv_no} ${ei_name.toLowerCase()}`)
  return new Map(
    rows.flatMap(({ row_no }, at): [number, Reasons][] => {
      if (taken.has(at)) return [[row_no, { ei_name: itemsText.nameTaken }]]
      const earlier = repeated.get(row_no)
      return earlier ? [[row_no, { ei_name: itemsText.sameInFile(earlier) }]] : []
    }),
  )
}

const create = async (ctx: Context, rows: ItemDraft[]) => {
  const emp_no = ctx.actor.emp_no ?? refuse('not_allowed')
  await insertItems(
    ctx.db,
    rows.map((row) => ({ ...row, emp_no })),
  ).catch(explainFault)
  ctx.publish('estimateItems.changed')
}

/** Items of the price list from a file. */
export const itemsImport = defineImport({
  name: 'estimateItems',
  label: '견적 항목',
  access: estimateItems.create.access as MemberAccess,
  fields,
  schema: ItemDraft,
  reader,
  check,
  create,
})
