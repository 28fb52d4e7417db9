import { keep, kept } from './storage.ts'

let owner = ''

/** Drafts belong to a person: the next one at the same computer does not see them. */
export const draftsBelongTo = (person: string) => {
  owner = person
}

const keyOf = (name: string) => `crm.draft.${owner}.${name}`

/** Who is nobody yet has no name to keep a draft under: it lives as long as the tab, and no stranger finds it later. */
const place = () => (owner === '' ? 'tab' : 'browser')

export const readDraft = <Values>(name: string): Partial<Values> | null => {
  try {
    const draft: unknown = JSON.parse(kept(keyOf(name), place()) ?? 'null')
    return typeof draft === 'object' ? (draft as Partial<Values> | null) : null
  } catch {
    return null
  }
}

/** False when the browser would not take it. */
export const writeDraft = (name: string, values: unknown) => keep(keyOf(name), JSON.stringify(values), place())

export const dropDraft = (name: string) => keep(keyOf(name), null, place())
