import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Signer {
  sign: (text: string) => string
  isSigned: (text: string, signature: string) => boolean
}

/** Signs texts for one purpose: what was signed as a download never opens an upload. */
export const signerFor = (secret: string, purpose: string): Signer => {
  const digest = (text: string) => createHmac('sha256', secret).update(`${purpose}\n${text}`).digest()
  return {
    sign: (text) => digest(text).toString('base64url'),
    isSigned: (text, signature) => {
      const given = Buffer.from(signature, 'base64url')
      const right = digest(text)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
