import { useState } from 'react'
import { toast } from '../../../ui/overlay/toast.ts'
import { filesText } from '../files.messages.ts'
import { compressImage } from './compressImage.ts'

interface ImageChoiceOptions {
  max: number
  /** How many there are already, on their way included. */
  count: number
  /** Longest side in pixels. */
  edge: number
  onReady: (images: File[]) => void
  /** Is told of the work, where something must not begin before it is done. */
  onWork?: (work: Promise<unknown>) => void
}

const ready = async (files: File[], edge: number) => {
  const images: File[] = []
  for (const file of files) {
    try {
      images.push(await compressImage(file, edge))
    } catch {
      toast.error(filesText.unreadableImage)
    }
  }
  return images
}

/** Pictures that were chosen, checked and made smaller; `preparing` of them are still being worked on. */
export const useImageChoice = ({ max, count, edge, onReady, onWork }: ImageChoiceOptions) => {
  const [preparing, setPreparing] = useState(0)
  const prepare = async (files: File[]) => {
    setPreparing((before) => before + files.length)
    const images = await ready(files, edge)
    setPreparing((before) => before - files.length)
    if (images.length) onReady(images)
  }
  const choose = (files: File[]) => {
    if (files.some(({ type }) => !type.startsWith('image/'))) return toast.error(filesText.notAnImage)
    if (count + preparing + files.length > max) return toast.error(filesText.tooManyImages(max))
    const work = prepare(files)
    onWork?.(work)
  }
  return { choose, preparing }
}
