import { endpoint } from '@crm/contract/kit/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { fieldProps } from './fieldProps.ts'

const call = endpoint({
  method: 'POST',
  path: '/x',
  summary: '',
  access: { who: 'anyone' },
  body: z.object({
    title: z.string().trim().min(1).max(100),
    memo: z.string().max(500).nullable().default(''),
    kind: z.enum(['a', 'b']),
  }),
  response: z.object({}),
})

test('the schema says whether a field must be filled in and how much it takes', () => {
  expect(fieldProps(call, 'title', '제목')).toEqual({ label: '제목', withAsterisk: true, maxLength: 100 })
  expect(fieldProps(call, 'memo', '메모')).toEqual({ label: '메모', withAsterisk: false, maxLength: 500 })
  expect(fieldProps(call, 'kind', '구분')).toEqual({ label: '구분', withAsterisk: true })
})

test('a field that the body does not have is never required', () => {
  expect(fieldProps(call, 'other', undefined)).toEqual({ label: undefined, withAsterisk: false })
})
