import { signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { expect, test } from 'vitest'
import { isPng, sealPng } from './sealPng.ts'

test('a PNG is known by how it begins', () => {
  expect(isPng(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe(true)
  expect(isPng(new TextEncoder().encode('<svg xmlns='))).toBe(false)
  expect(isPng(new Uint8Array([0x89]))).toBe(false)
})

test('a drawing that calls itself a PNG is refused in words', async () => {
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'seal.png', { type: 'image/png' })
  await expect(sealPng(drawing)).rejects.toThrow(signingMessages.imageKind)
})
