import { constants, verify, X509Certificate } from 'node:crypto'
import { fromBER, OctetString } from 'asn1js'
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, type SignerInfo } from 'pkijs'
import { fingerprintOf } from './certificate.ts'

/** One signature as it lies in a PDF. */
export interface PdfSignature {
  /** The whole file but the signature itself: nothing before, nothing after. */
  isWhole: boolean
  /** The bytes that it says it covers. */
  covered: Uint8Array
  /** The CMS structure, with the zeros that fill its place. */
  contents: Buffer
}

const mark = '/ByteRange'
const range = /^\s{0,20}\[\s{0,20}(\d{1,10})\s{1,20}(\d{1,10})\s{1,20}(\d{1,10})\s{1,20}(\d{1,10})\s{0,20}\]/
/** More than anybody signs one contract with; a file of nothing but marks is not searched to its end. */
const mostSignatures = 10
/** In hexadecimal digits: four times what we leave room for. */
const mostDigits = 100_000

const signatureAt = (file: Buffer, at: number): PdfSignature | null => {
  const found = range.exec(file.toString('latin1', at + mark.length, at + mark.length + 150))
  if (!found) return null
  const [start = 0, length = 0, next = 0, rest = 0] = found.slice(1).map(Number)
  const end = next + rest
  if (start !== 0 || length >= next || end > file.length || next - length > mostDigits) return null
  const gap = file.toString('latin1', length, next)
  if (!/^<[0-9a-f]*>$/i.test(gap)) return null
  return {
    isWhole: end === file.length,
    covered: Buffer.concat([file.subarray(0, length), file.subarray(next, end)]),
    contents: Buffer.from(gap.slice(1, -1), 'hex'),
  }
}

/** The last signature of a file, the only one that can cover all of it. Reads no other structure, which might be hostile. */
export const lastSignature = (file: Buffer): PdfSignature | null => {
  let at = file.lastIndexOf(mark)
  for (let tries = 0; at >= 0 && tries < mostSignatures; tries += 1) {
    const found = signatureAt(file, at)
    if (found) return found
    at = at > 0 ? file.lastIndexOf(mark, at - 1) : -1
  }
  return null
}

export interface ReadSignature {
  /** The covered bytes are those that were signed, by the key of the certificate. */
  isIntact: boolean
  fingerprint: string
}

/** The one whose key signed: others may lie beside it. */
const signerCertificate = ({ certificates = [], signerInfos: [info] }: SignedData) => {
  const sid: unknown = info?.sid
  if (!(sid instanceof IssuerAndSerialNumber)) return undefined
  return certificates.find(
    (each): each is Certificate =>
      each instanceof Certificate && each.issuer.isEqual(sid.issuer) && each.serialNumber.isEqual(sid.serialNumber),
  )
}

const messageDigest = '1.2.840.113549.1.9.4'
const pss = '1.2.840.113549.1.1.10'
const hashes: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}

/** RFC 5652, section 5.6: the digest of the contents is among the signed attributes, and those are what the key signed. */
const isIntact = async (info: SignerInfo, certificate: Uint8Array, covered: Uint8Array) => {
  const hash = hashes[info.digestAlgorithm.algorithmId]
  const { signedAttrs } = info
  const stated = signedAttrs?.attributes.find(({ type }) => type === messageDigest)?.values[0]
  if (!hash || !signedAttrs || !(stated instanceof OctetString)) return false
  // Off this thread: the file may be large.
  const digest = Buffer.from(await crypto.subtle.digest(hash, new Uint8Array(covered)))
  if (!digest.equals(stated.valueBlock.valueHexView)) return false
  const { publicKey } = new X509Certificate(certificate)
  const key =
    info.signatureAlgorithm.algorithmId === pss
      ? { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO }
      : publicKey
  return verify(hash, new Uint8Array(signedAttrs.encodedValue), key, info.signature.valueBlock.valueHexView)
}

/** Null for what is no CMS signature with a certificate. */
export const readSignature = async ({ covered, contents }: PdfSignature): Promise<ReadSignature | null> => {
  try {
    const { result, offset } = fromBER(new Uint8Array(contents).buffer)
    if (offset < 0) return null
    const signed = new SignedData({ schema: new ContentInfo({ schema: result }).content })
    const [info, ...others] = signed.signerInfos
    const certificate = signerCertificate(signed)
    if (!info || !certificate || others.length) return null
    const encoded = new Uint8Array(certificate.toSchema(false).toBER(false))
    return {
      isIntact: await isIntact(info, encoded, covered).catch(() => false),
      fingerprint: fingerprintOf(encoded),
    }
  } catch {
    return null
  }
}
