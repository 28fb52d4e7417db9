import { scopeNames } from '@crm/contract/scopes'
import { scopeWords as words } from '@crm/contract/scopeTree'

/** The words for a person's scopes, in the order of the menu; names this version does not know are left out. */
export const scopeWords = (scopes: readonly string[]) =>
  scopeNames.filter((name) => scopes.includes(name)).map((name) => words[name])
