import { clientState, clientType } from '@crm/contract/features/clients/clients'
import type { Context } from '../../context.ts'
import type { SayWrong } from '../../import/defineImport.ts'
import { listed, withLeadingZeros, wordReader } from '../../import/readers.ts'
import { referenceRows } from '../reference/reference.service.ts'
import type { ClientImportField } from './import.fields.ts'
import { importText } from './import.messages.ts'

type Texts = Readonly<Record<ClientImportField, string>>
type Say = SayWrong<ClientImportField>

const ambiguous = null
const fold = (text: string) => text.replace(/\s/g, '')

/** 서울특별시 강남구 by its whole name, or by the end of it where that is one place only. */
const regionReader = (regions: { addr_no: number; path: string }[]) => {
  const places = new Map<string, number | typeof ambiguous>()
  for (const { addr_no, path } of regions) {
    const words = path.split(' ')
    for (let from = 1; from < words.length; from++) {
      const ending = words.slice(from).join('')
      places.set(ending, places.has(ending) ? ambiguous : addr_no)
    }
  }
  for (const { addr_no, path } of regions) places.set(fold(path), addr_no)
  return (text: string, say: Say) => {
    if (!text) return null
    const found = places.get(fold(text))
    if (found === undefined) say('addr_no', importText.noSuchRegion)
    if (found === ambiguous) say('addr_no', importText.regionUnclear)
    return found ?? null
  }
}

const peopleReader = (people: { emp_no: number; emp_name: string }[]) => {
  const byName = Map.groupBy(people, ({ emp_name }) => emp_name)
  return (text: string, say: Say) =>
    listed(text).flatMap((name) => {
      const [person, another] = byName.get(name) ?? []
      if (!person) say('client_managers', importText.noSuchPerson(name))
      if (another) say('client_managers', importText.personUnclear(name))
      return person && !another ? [person.emp_no] : []
    })
}

const phone = (text: string) => withLeadingZeros(text, /^1[016789]\d{7,8}$/, text.length + 1)

const contactOf = (name: string, number: string) => (name || number ? [{ name, number: phone(number) }] : [])

/** What people write in a file, as the form of a company would send it. */
export const readClients = async ({ db }: Context) => {
  const regionOf = regionReader(await referenceRows(db, 'addr'))
  const peopleOf = peopleReader(await referenceRows(db, 'employees'))
  const businesses = (await referenceRows(db, 'business_type')).map(({ bt_no, bt_name }) => ({
    value: bt_no,
    label: bt_name,
  }))
  const investments = (await referenceRows(db, 'investment_type')).map(({ it_no, it_name }) => ({
    value: it_no,
    label: it_name,
  }))
  const themes = (await referenceRows(db, 'theme')).map(({ thm_no, thm_name }) => ({ value: thm_no, label: thm_name }))
  const typeOf = wordReader(clientType.options, 'client')
  const stateOf = wordReader(clientState.options, 1)
  const businessOf = wordReader(businesses, null)
  const investmentOf = wordReader(investments, null)
  const themeOf = wordReader(themes, null)
  return (texts: Texts, say: Say) => ({
    client_type: typeOf(texts.client_type, 'client_type', say),
    client_name: texts.client_name,
    client_rep_name: texts.client_rep_name,
    client_biz_no: texts.client_biz_no,
    client_phone: phone(texts.client_phone),
    client_contact: contactOf(texts['client_contact.0.name'], texts['client_contact.0.number']),
    client_zip: withLeadingZeros(texts.client_zip, /^\d{4}$/, 5),
    client_addr: texts.client_addr,
    client_addr_detail: texts.client_addr_detail,
    addr_no: regionOf(texts.addr_no, say),
    bt_no: businessOf(texts.bt_no, 'bt_no', say),
    it_no: investmentOf(texts.it_no, 'it_no', say),
    thm_no: themeOf(texts.thm_no, 'thm_no', say),
    client_homepage: texts.client_homepage,
    client_managers: peopleOf(texts.client_managers, say),
    client_note: texts.client_note,
    state: stateOf(texts.state, 'state', say),
  })
}
