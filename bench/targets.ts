import { urlOf } from '@crm/contract/kit/client'
import type { Target } from './load.ts'
import type { Read } from './reads.ts'
import { bearer, signIn } from './sessions.ts'
import type { DatabaseName, Workplace } from './workplace.ts'

/** A read as its person, on the server of that database. */
export const targetOf = async (workplace: Workplace, name: DatabaseName, read: Read): Promise<Target> => {
  const { url } = await workplace.server(name)
  const token = await signIn(await workplace.database(name), read.as)
  return { url: url + urlOf(read.endpoint, read.request), headers: bearer(token) }
}
