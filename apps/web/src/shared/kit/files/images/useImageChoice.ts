import { useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { filesText } from '../files.messages.ts'
import { compressImage } from './compressImage.ts'

interface ImageChoiceOptions {
  max: number
  /** How many there are already, on their way included. */
  count: number
  /** Longest side in pixels. */
  edge: number
  onReady: (images: File[]) => void
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
export const useImageChoice = ({ max, count, edge, onReady }: ImageChoiceOptions) => {
  const [preparing, setPreparing] = useState(0)
  const choose = async (files: File[]) => {
    if (files.some(({ type }) => !type.startsWith('image/'))) return toast.error(filesText.notAnImage)
    if (count + preparing + files.length > max) return toast.error(filesText.tooManyImages(max))
    setPreparing((before) => before + files.length)
    const images = await ready(files, edge)
    setPreparing((before) => before - files.length)
    if (images.length) onReady(images)
  }
  return { choose, preparing }
}
