import { callHeaders } from './api.ts'

const mostKept = 200
const kept = new Map<string, Promise<string>>()

const load = async (path: string) => {
  const answer = await fetch(path, { headers: callHeaders() })
  if (!answer.ok) throw new Error(String(answer.status))
  return URL.createObjectURL(await answer.blob())
}

/** A picture of ours as something that `<img>` can show: it is fetched with the token, which an address cannot carry. */
export const pictureAt = (path: string): Promise<string> => {
  const known = kept.get(path)
  if (known) return known
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest) kept.delete(oldest)
  const loading = load(path)
  kept.set(path, loading)
  loading.catch(() => kept.delete(path))
  return loading
}
