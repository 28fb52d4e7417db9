import { staff } from '@crm/contract/access'
import { nothing } from '@crm/contract/kit/answer'
import { endpoint } from '@crm/contract/kit/endpoint'
import { key, paging } from '@crm/contract/kit/fields'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { schemaOf } from './useList.ts'

test('a list whose query has a rule of its own keeps the rule and has a page size', () => {
  const query = z
    .object({ proj_no: key().optional(), client_no: key().optional(), ...paging })
    .refine(({ proj_no, client_no }) => (proj_no === undefined) !== (client_no === undefined), 'one of them')
  const list = endpoint({ method: 'GET', path: '/x', summary: 'x', access: staff(), query, response: nothing() })
  const schema = schemaOf(list)
  expect(schema.parse({ proj_no: '3' })).toMatchObject({ proj_no: 3, limit: 50 })
  expect(schema.safeParse({}).success).toBe(false)
  expect(schemaOf(list)).toBe(schema)
})
