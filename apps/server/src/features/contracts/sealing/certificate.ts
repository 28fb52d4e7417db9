import { createHash, verify, X509Certificate } from 'node:crypto'
import { CryptoKeySigner, P12Signer, type Signer } from '@libpdf/core'
import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'

/** As it is kept: PKCS#8 and X.509, both DER. */
export interface StoredKey {
  private_key: Buffer
  certificate: Buffer
}

/** What papers are signed with. */
export interface SigningKey {
  signer: Signer
  certificate: Buffer
  fingerprint: string
  validTo: Date
}

// Acrobat, poppler and openssl all verify it, and a key costs a millisecond where RSA takes up to a second of every first start.
const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const

export const fingerprintOf = (certificate: Uint8Array) => createHash('sha256').update(certificate).digest('hex')

const commonName = '2.5.4.3'

/** Not longer than X.520 allows. */
const namesOf = (company: string) => [
  new AttributeTypeAndValue({ type: commonName, value: new Utf8String({ value: `${company.slice(0, 50)} 전자계약` }) }),
]

const serialNumber = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // Positive, and without a leading zero.
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return new Integer({ valueHex: bytes.buffer })
}

/** For signatures only, not for other certificates. */
const extensions = () => [
  new Extension({
    extnID: '2.5.29.19',
    critical: true,
    extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(false),
  }),
  new Extension({
    extnID: '2.5.29.15',
    critical: true,
    extnValue: new BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 }).toBER(false),
  }),
]

/** A key with a certificate that it signed itself. */
export const makeKey = async (company: string, { from, to }: { from: Date; to: Date }): Promise<StoredKey> => {
  const keys = await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])
  const certificate = new Certificate({ version: 2, serialNumber: serialNumber(), extensions: extensions() })
  certificate.issuer.typesAndValues = namesOf(company)
  certificate.subject.typesAndValues = namesOf(company)
  certificate.notBefore.value = from
  certificate.notAfter.value = to
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  return {
    private_key: Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificate: Buffer.from(certificate.toSchema(true).toBER(false)),
  }
}

const keyOf = (signer: Signer): SigningKey => {
  const certificate = Buffer.from(signer.certificate)
  const { validTo } = new X509Certificate(certificate)
  return { signer, certificate, fingerprint: fingerprintOf(certificate), validTo: new Date(validTo) }
}

export const openStoredKey = async ({ private_key, certificate }: StoredKey) => {
  const key = await crypto.subtle.importKey('pkcs8', new Uint8Array(private_key), curve, false, ['sign'])
  return keyOf(new CryptoKeySigner(key, new Uint8Array(certificate), 'EC', 'ECDSA'))
}

export const openP12 = async (file: Uint8Array, password: string) => keyOf(await P12Signer.create(file, password))

/** Fails unless the key and the certificate belong together. */
export const proveKey = async ({ signer, certificate }: SigningKey) => {
  const sample = crypto.getRandomValues(new Uint8Array(32))
  const signature = await signer.sign(sample, 'SHA-256')
  if (!verify('sha256', sample, new X509Certificate(certificate).publicKey, signature))
    throw new Error('the key does not belong to the certificate')
}
