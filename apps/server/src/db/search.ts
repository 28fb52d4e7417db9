import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * The one keyword search: parts of words, 초성, Latin in any case, numbers without hyphens; always by index.
 * It says what crm_matches says, with the keyword taken apart once for the statement: where a statement's plan is kept
 * for all keywords, PostgreSQL would otherwise do so for every row that the index finds.
 */
export const matches = (searchText: Expression<string>, keyword: string) =>
  sql<SqlBool>`(crm_search_grams(${searchText}) @> (select crm_search_needles(${keyword}))
    and ${searchText} ~ all ((select crm_search_patterns(${keyword}))::text[]))`

/** Which plan is best for such a statement depends on the word: a rare one leads through the index, a common one not. */
export const searchesKeyword = (text: string) => text.includes('crm_search_needles(')
