import { useSearchParams } from 'react-router'

/** Which record is open beside the screen: the address names it, and alarms lead there. Null for none, or for nonsense. */
export const useOpened = (name: string) => {
  const [search, setSearch] = useSearchParams()
  const stated = Number(search.get(name))
  const opened = Number.isInteger(stated) && stated > 0 && stated < 2 ** 31 ? stated : null
  const open = (next: number | null) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now)
        if (next === null) changed.delete(name)
        else changed.set(name, String(next))
        return changed
      },
      { preventScrollReset: true },
    )
  return [opened, open] as const
}
