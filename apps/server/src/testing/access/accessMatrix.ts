import { api } from '@crm/contract/api'
import type { AnyEndpoint, EndpointGroup } from '@crm/contract/kit/endpoint'
import type { AccessRow, AccessRows } from './accessExpectations.ts'

/** One endpoint of the contract with the row of its feature's `.access.ts`. */
export interface MatrixRow extends AccessRow {
  /** `todos.create` */
  name: string
  endpoint: AnyEndpoint
}

const rowsOf = async (feature: string, group: EndpointGroup): Promise<MatrixRow[]> => {
  const { access }: { access: AccessRows<EndpointGroup> } = await import(
    `../../features/${feature}/${feature}.access.ts`
  )
  return Object.entries(group).map(([endpointName, endpoint]) => {
    const name = `${feature}.${endpointName}`
    const row = access[endpointName]
    if (!row) throw new Error(`${feature}.access.ts has no row for ${name}`)
    return { name, endpoint, ...row }
  })
}

/** Every endpoint there is, with what it must answer to whom. */
export const accessMatrix: MatrixRow[] = (
  await Promise.all(Object.entries(api).map(([feature, group]) => rowsOf(feature, group)))
).flat()
