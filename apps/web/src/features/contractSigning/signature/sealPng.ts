import { mostImage, signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { signingText as text } from '../contractSigning.messages.ts'

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** More than any picture of a seal; a browser should not have to unpack it. */
const mostBytes = 20 * 1024 * 1024
/** Tried one after the other until it is small enough. */
const edges = [600, 400, 250, 150]

/** Whatever its name says. */
export const isPng = (start: Uint8Array) => pngStart.every((byte, place) => start[place] === byte)

export class SealRefused extends Error {}

const draw = (picture: ImageBitmap, edge: number) => {
  const factor = Math.min(1, edge / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * factor))
  canvas.height = Math.max(1, Math.round(picture.height * factor))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

/** The picture small enough to be sent; a `SealRefused` says in words why it cannot be used. */
export const sealPng = async (file: File): Promise<string> => {
  if (!isPng(new Uint8Array(await file.slice(0, pngStart.length).arrayBuffer())))
    throw new SealRefused(signingMessages.imageKind)
  if (file.size > mostBytes) throw new SealRefused(signingMessages.imageSize)
  const picture = await createImageBitmap(file).catch(() => {
    throw new SealRefused(text.sealUnreadable)
  })
  for (const edge of edges) {
    const made = draw(picture, edge)
    if (made.length <= mostImage) return made
  }
  throw new SealRefused(signingMessages.imageSize)
}
