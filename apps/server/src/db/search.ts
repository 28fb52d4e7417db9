import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** The one keyword search: parts of words, 초성, Latin in any case, numbers without hyphens; found by index. */
export const matches = (searchText: Expression<string>, keyword: string) =>
  sql<SqlBool>`(crm_search_grams(${searchText}) @> crm_search_needles(${keyword})
    and ${searchText} ~ all (crm_search_patterns(${keyword})))`

/** The same tested row by row: for words that most rows have, and where there are few rows to look at. */
export const contains = (searchText: Expression<string>, keyword: string) =>
  sql<SqlBool>`(case when crm_search_likes(${keyword}) is not null then ${searchText} like all (crm_search_likes(${keyword}))
    else cardinality(crm_search_patterns(${keyword})) > 0 and ${searchText} ~ all (crm_search_patterns(${keyword})) end)`

/** A keyword taken apart, for what looks into several texts for it. */
export interface SearchWords {
  /** Null where a word stands for more than itself. */
  likes: string[] | null
  patterns: string[]
}

/** Columns that read `SearchWords`. */
export const searchWords = (keyword: string) =>
  sql`crm_search_likes(${keyword}) as likes, crm_search_patterns(${keyword}) as patterns`

/** As `contains`, without taking the keyword apart again at each place. */
export const containsWords = (searchText: Expression<string>, { likes, patterns }: SearchWords) => {
  if (likes) return sql<SqlBool>`${searchText} like all (${likes}::text[])`
  return patterns.length ? sql<SqlBool>`${searchText} ~ all (${patterns}::text[])` : sql<SqlBool>`false`
}

/** About how many rows of a searchable table have the word; an expression, to be read beside something else. */
export const estimateMatches = (table: string, keyword: string): RawBuilder<number> =>
  sql<number>`crm_estimate_matches(${table}, ${keyword})`

/** Which plan is best for such a statement depends on the word: a rare one leads through the index, a common one not. */
export const searchesKeyword = (text: string) => text.includes('crm_search_patterns(')
