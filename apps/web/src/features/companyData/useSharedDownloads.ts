import { download } from '../../shared/kit/files/download/download.ts'
import { useTreeZip } from '../fileTree/useTreeZip.ts'

/** Takes along what is shared: a file by itself, boxes and several as one zip. */
export const useSharedDownloads = () => {
  const zip = useTreeZip()
  const save = ({ ft_no, fa_no }: { ft_no: number; fa_no: number | null }) =>
    fa_no === null ? zip.start([ft_no]) : download({ fa_no })
  return { save, saveAll: zip.start, isBusy: zip.isPreparing || zip.isFetching }
}
