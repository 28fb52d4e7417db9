import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { download } from '../../shared/kit/files/download/download.ts'
import { useMadeFile } from '../../shared/kit/files/download/useMadeFile.ts'
import { companyDataText as text } from './companyData.messages.ts'

/** Takes along what is shared: a file by itself, boxes and several as one zip. */
export const useSharedDownloads = () => {
  const zip = useMadeFile(fileTree.zip, {}, text.zipName)
  const saveAll = (ft_nos: number[]) => zip.startWith({ query: { ft_nos } })
  const save = ({ ft_no, fa_no }: { ft_no: number; fa_no: number | null }) =>
    fa_no === null ? saveAll([ft_no]) : download({ fa_no })
  return { save, saveAll, isBusy: zip.isBusy }
}
