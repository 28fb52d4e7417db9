import { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import { useMadeFile } from '../../shared/kit/files/download/useMadeFile.ts'
import { useRead } from '../../shared/lib/useRead.ts'
import { linkText as text } from './sharedLinks.messages.ts'

const mostEntries = 1000

export const useSharedEntries = (box_ft_no: number | null) =>
  useRead(sharedLinks.list, { query: { limit: mostEntries, ...(box_ft_no !== null && { box_ft_no }) } })

/** Downloads of a guest: one file, or everything. */
export const useGuestDownloads = () => {
  const file = useMadeFile(sharedLinks.download, {}, text.title)
  const zip = useMadeFile(sharedLinks.zip, {}, text.zipName)
  return {
    isBusy: file.isBusy || zip.isBusy,
    download: (ft_no: number) => file.startWith({ query: { ft_no } }),
    downloadAll: () => zip.startWith({ query: {} }),
  }
}
