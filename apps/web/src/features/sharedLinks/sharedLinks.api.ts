import { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import { downloadFrom } from '../../shared/kit/files/download/download.ts'
import { useMadeFile } from '../../shared/kit/files/download/useMadeFile.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { linkText as text } from './sharedLinks.messages.ts'

export const entriesPerPage = 100

export const useSharedEntries = (box_ft_no: number | null, offset: number) =>
  useRead(sharedLinks.list, { query: { offset, limit: entriesPerPage, ...(box_ft_no !== null && { box_ft_no }) } })

/** Downloads of a guest: one file, or everything by an address that the browser follows by itself. */
export const useGuestDownloads = () => {
  const file = useMadeFile(sharedLinks.download, {}, text.title)
  const zip = useWrite(sharedLinks.prepareZip, { onDone: ({ query: [made] }) => made && downloadFrom(made) })
  return {
    isBusy: zip.isPending,
    download: (ft_no: number) => file.startWith({ query: { ft_no } }),
    downloadAll: () => zip.mutate({ body: {} }),
  }
}
