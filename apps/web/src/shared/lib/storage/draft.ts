import { readStored, writeStored } from './storage.ts'

let owner = ''

/** Drafts belong to a person: the next one at the same computer does not see them. */
export const draftsBelongTo = (person: string) => {
  owner = person
}

const keyOf = (name: string) => `crm.draft.${owner}.${name}`

/** A draft of somebody who is not signed in is kept for the tab only, so that nobody else finds it later. */
const place = () => (owner === '' ? 'tab' : 'browser')

export const readDraft = <Values>(name: string): Partial<Values> | null => {
  try {
    const draft: unknown = JSON.parse(readStored(keyOf(name), place()) ?? 'null')
    return typeof draft === 'object' ? (draft as Partial<Values> | null) : null
  } catch {
    return null
  }
}

/** False when the browser would not take it. */
export const writeDraft = (name: string, values: unknown) => writeStored(keyOf(name), JSON.stringify(values), place())

export const dropDraft = (name: string) => writeStored(keyOf(name), null, place())
