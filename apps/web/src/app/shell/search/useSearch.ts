import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { SearchSource } from '../../../shared/lib/page/palette.ts'
import { callAny } from '../../../shared/lib/server/api.ts'
import { readKey } from '../../../shared/lib/server/queryClient.ts'
import { shellText } from '../shell.messages.ts'
import { type Destination, type LocalOffers, localGroups, type PaletteGroup } from './localGroups.ts'
import { isSearchable } from './searchable.ts'

const typingPause = 250

/** Everything found so far, and the way to what is not shown: one more entry at the end of its group. */
const groupOf = (
  source: SearchSource,
  answer: unknown,
  keyword: string,
  places: readonly Destination[],
): PaletteGroup => {
  const { hits, total } = source.found(answer, keyword)
  const path = source.allPath?.(keyword) ?? ''
  const isReachable = places.some((place) => place.path === path.split('?')[0])
  const all = {
    key: `all-${source.name}`,
    title: shellText.searchAll(source.title, total),
    detail: '',
    isAll: true,
    path,
  }
  const more = total > hits.length && isReachable ? [all] : []
  return { name: source.name, title: source.title, hits: [...hits, ...more] }
}

/** Asks every source when people pause, from two characters or initial consonants on. */
export const useSearch = (sources: readonly SearchSource[], offers: LocalOffers, typed: string) => {
  const [keyword] = useDebouncedValue(typed.trim(), typingPause)
  const isAsked = isSearchable(keyword)
  const answers = useQueries({
    queries: sources.map(({ endpoint, request }) => ({
      queryKey: readKey(endpoint, request(keyword)),
      queryFn: ({ signal }: { signal: AbortSignal }) => callAny(endpoint, request(keyword) as never, { signal }),
      enabled: isAsked,
      placeholderData: keepPreviousData,
    })),
  })
  const found = sources.flatMap((source, index) => {
    const answer = answers[index]?.data
    return isAsked && answer ? [groupOf(source, answer, keyword, offers.places)] : []
  })
  const groups = [...localGroups(offers, typed.trim()), ...found.filter(({ hits }) => hits.length > 0)]
  /** What is shown answers what is typed. */
  const isSettled =
    keyword === typed.trim() &&
    (!isAsked || answers.every(({ isPending, isPlaceholderData }) => !isPending && !isPlaceholderData))
  const problem = isAsked ? (answers.find(({ error }) => error)?.error ?? undefined) : undefined
  return {
    keyword,
    isAsked,
    isSettled,
    isWaiting: isAsked && answers.some(({ isPending }) => isPending),
    /** Asked, answered, and there is nothing. */
    isNothing: isAsked && isSettled && !problem && groups.length === 0,
    problem,
    retry: () => answers.forEach(({ refetch }) => void refetch()),
    groups,
  }
}
