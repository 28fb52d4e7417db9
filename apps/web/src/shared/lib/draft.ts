import { keep, kept } from './storage.ts'

let owner = ''

/** Drafts belong to a person: the next one at the same computer does not see them. */
export const draftsBelongTo = (person: string) => {
  owner = person
}

const keyOf = (name: string) => `crm.draft.${owner}.${name}`

export const readDraft = <Values>(name: string): Partial<Values> | null => {
  try {
    const draft: unknown = JSON.parse(kept(keyOf(name)) ?? 'null')
    return typeof draft === 'object' ? (draft as Partial<Values> | null) : null
  } catch {
    return null
  }
}

export const writeDraft = (name: string, values: unknown) => keep(keyOf(name), JSON.stringify(values))

export const dropDraft = (name: string) => keep(keyOf(name), null)
