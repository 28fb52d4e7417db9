import { isOwnPicture } from '@crm/contract/kit/richText'
import { callHeaders } from '../server/api.ts'

const mostKept = 200
const kept = new Map<string, Promise<string>>()

const load = async (path: string) => {
  const answer = await fetch(path, { headers: callHeaders() })
  if (!answer.ok) throw new Error(String(answer.status))
  return URL.createObjectURL(await answer.blob())
}

/** What is on screen stays there; only nobody can ask for it again. */
const forgetOldest = () => {
  const [oldest] = kept
  if (!oldest) return
  const [path, loading] = oldest
  kept.delete(path)
  loading.then(URL.revokeObjectURL, () => {})
}

/** A picture of ours as something that `<img>` can show: it is fetched with the token, which an address cannot carry. */
export const pictureAt = (path: string): Promise<string> => {
  // The token goes to nobody else.
  if (!isOwnPicture(path)) return Promise.reject(new Error('not one of ours'))
  const known = kept.get(path)
  const loading = known ?? load(path)
  // The one used longest ago is dropped first.
  kept.delete(path)
  if (kept.size >= mostKept) forgetOldest()
  kept.set(path, loading)
  if (!known) loading.catch(() => kept.delete(path))
  return loading
}

type Picture = Pick<Element, 'getAttribute'>

/** The address of one of our pictures, as it stands in a text, on screen, or copied from there; null for any other. */
export const addressOf = (picture: Picture, origin = location.origin) =>
  ['data-src', 'src']
    .map((name) => picture.getAttribute(name) ?? '')
    .map((address) => (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address))
    .find(isOwnPicture) ?? null
