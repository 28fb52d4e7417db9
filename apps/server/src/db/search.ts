import { type Expression, type SqlBool, sql } from 'kysely'

/** The one keyword search: parts of words, 초성, Latin in any case, numbers without hyphens; always by index. */
export const matches = (searchText: Expression<string>, keyword: string) =>
  sql<SqlBool>`crm_matches(${searchText}, ${keyword})`
