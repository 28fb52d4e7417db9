import { screens } from '@crm/contract/screens'
import { generatePath } from 'react-router'

type Params = Readonly<Record<string, string | undefined>>

const listIn = /^(\/employee\/admin\/[^/]+)\/list$/

/** The bare address of every administration leads to its list. */
const adminLists = Object.fromEntries(
  Object.values(screens).flatMap(({ path }) => {
    const bare = listIn.exec(path)?.[1]
    return bare ? [[bare, () => path]] : []
  }),
)

/** Addresses that only lead to others (docs/rules.md, screens). */
export const redirects: Record<string, (params: Params) => string> = {
  '/client': () => screens.BizHome.path,
  ...adminLists,
  '/employee/work/detail/:id': ({ id = '' }) => generatePath(screens.WorkDetailDashboard.path, { id }),
  '/todo/:id': ({ id = '' }) => `/employee/todo?${new URLSearchParams({ tl_no: id })}`,
}
